import { giornoDiRoma, toEuro } from '@quadra/values';
import { useQueryClient } from '@tanstack/react-query';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiFattura as m } from '../../../messages/fattura.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import css from './Fattura.module.css';
import {
  changeFattura,
  createFattura,
  downloadPdf,
  downloadXml,
  type Fattura,
  sendFattura,
  takeBack,
  uploadXml,
  writeIncasso,
} from './fattura.api.ts';

const oggi = () => giornoDiRoma(new Date());
const LARGHEZZA = 640;
const DESCRIZIONE_MASSIMA = 1000;
const MOTIVO_MASSIMO = 200;
const NUMERO_MASSIMO = 20;
const prezzo = { decimali: 2, min: 0, max: 999_999_999, nullable: true } as const;
const quantita = { decimali: 2, min: 1, max: 99_999_999, nullable: true } as const;

type Nuova = { studio: string | null; descrizione: string; quantita: number | null; prezzo: number | null };

/** What is done with an invoice: each act says how it went, and what is shown is read again. */
export function useFattura(onAperta: (id: string) => void) {
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const file = useAtto({ insieme: true });
  const refresh = () => cache.invalidateQueries({ queryKey: ['fattura'] });

  const askNuova = async () => {
    let nata: Fattura | undefined;
    const { esito } = openFinestraDati<Nuova>({
      titolo: m.nuova,
      larghezza: LARGHEZZA,
      iniziale: { studio: null, descrizione: '', quantita: 100, prezzo: null },
      nomi: ['IdStudio', 'Cliente', 'Righe.0.Descrizione', 'Righe.0.Prezzo', 'Righe.0.Quantita'],
      campi: ({ dati, errori, change }) => (
        <div className={css.form}>
          <Tendina
            etichetta={m.studio}
            obbligatorio
            messaggio={errori.Cliente ?? errori.IdStudio}
            valore={dati.studio}
            fonte={fonteStudi}
            opzionale
            onChange={(studio) => change({ studio })}
          />
          <TextField
            etichetta={m.descrizione}
            obbligatorio
            messaggio={errori['Righe.0.Descrizione']}
            massimo={DESCRIZIONE_MASSIMA}
            valore={dati.descrizione}
            onChange={(descrizione) => change({ descrizione })}
          />
          <div className={css.pair}>
            <NumberField
              etichetta={m.quantita}
              messaggio={errori['Righe.0.Quantita']}
              opzioni={quantita}
              valore={dati.quantita}
              onValore={(quanta) => change({ quantita: quanta })}
            />
            <NumberField
              etichetta={m.prezzo}
              obbligatorio
              messaggio={errori['Righe.0.Prezzo']}
              opzioni={prezzo}
              valore={dati.prezzo}
              onValore={(quanto) => change({ prezzo: quanto })}
            />
          </div>
        </div>
      ),
      save: async ({ studio, descrizione, quantita: quante, prezzo: quanto }) => {
        nata = await createFattura({
          IdStudio: studio === null ? null : Number(studio),
          Righe: [{ Descrizione: descrizione, Quantita: (quante ?? 0) / 100, Prezzo: toEuro(quanto ?? 0) }],
        });
        return true;
      },
    });
    await esito;
    if (!nata) return;
    notifiche.push('success', m.creata);
    await refresh();
    onAperta(nata.id);
  };

  const askModifica = async (una: Fattura) => {
    const { esito } = openFinestraDati<{ numero: string; data: string }>({
      titolo: m.modifica,
      iniziale: { numero: una.numero, data: una.data },
      nomi: ['Numero', 'Data'],
      campi: ({ dati, errori, change }) => (
        <div className={css.form}>
          <div className={css.pair}>
            <TextField
              etichetta={m.anno}
              disabilitato
              codice
              valore={String(una.anno)}
              onChange={() => undefined}
            />
            <TextField
              etichetta={m.sezionale}
              disabilitato
              codice
              valore={una.sezionale}
              onChange={() => undefined}
            />
          </div>
          <p className={css.soft}>{m.annoFisso}</p>
          <TextField
            etichetta={m.numero}
            obbligatorio
            messaggio={errori.Numero}
            massimo={NUMERO_MASSIMO}
            valore={dati.numero}
            onChange={(numero) => change({ numero })}
          />
          <DateField
            etichetta={m.data}
            obbligatorio
            messaggio={errori.Data}
            massimo={oggi()}
            valore={dati.data}
            onChange={(data) => change({ data })}
          />
        </div>
      ),
      save: async ({ numero, data }) => {
        await changeFattura(una, { Numero: numero, Data: data });
        notifiche.push('success', m.modificata);
        return true;
      },
    });
    await esito;
    await refresh();
  };

  const askIncasso = async (una: Fattura) => {
    const { esito } = openFinestraDati<{ data: string }>({
      titolo: m.incasso,
      iniziale: { data: una.incassata ?? oggi() },
      nomi: ['Data'],
      campi: ({ dati, errori, change }) => (
        <DateField
          etichetta={m.giornoIncasso}
          messaggio={errori.Data}
          massimo={oggi()}
          valore={dati.data}
          onChange={(data) => change({ data })}
        />
      ),
      save: async ({ data }) => {
        await writeIncasso(una, { Data: data === '' ? null : data });
        notifiche.push('success', m.incassoScritto);
        return true;
      },
    });
    await esito;
    await refresh();
  };

  const askStorno = async (una: Fattura) => {
    let nota: Fattura | undefined;
    const { esito } = openFinestraDati<{ motivo: string }>({
      titolo: m.stornaDomanda(una.numero),
      iniziale: { motivo: '' },
      nomi: ['Motivo'],
      campi: ({ dati, errori, change }) => (
        <div className={css.form}>
          <p className={css.soft}>{m.stornaTesto}</p>
          <TextField
            etichetta={m.motivo}
            obbligatorio
            messaggio={errori.Motivo}
            massimo={MOTIVO_MASSIMO}
            valore={dati.motivo}
            onChange={(motivo) => change({ motivo })}
          />
        </div>
      ),
      save: async ({ motivo }) => {
        nota = await takeBack(una.id, motivo);
        return true;
      },
    });
    await esito;
    if (!nota) return;
    notifiche.push('success', m.notaEmessa);
    await refresh();
    onAperta(nota.id);
  };

  const invia = async (id: string) => {
    await run(() => sendFattura(id), m.inviata);
    await refresh();
  };
  const upload = async (una: Fattura) => {
    const scelto = await chooseFile('.xml');
    if (!scelto) return;
    await run(async () => uploadXml(una, { Contenuto: await scelto.text() }), m.caricata);
    await refresh();
  };
  const saveAs = (una: Fattura, tipo: 'xml' | 'pdf') =>
    void file.run(async () =>
      saveFile(
        await (tipo === 'xml' ? downloadXml(una.id) : downloadPdf(una.id)),
        `fattura-${una.numero.replace(/[^\w]+/g, '-')}.${tipo}`,
      ),
    );
  return { askNuova, askModifica, askIncasso, askStorno, invia, upload, saveAs, inCorso, run, refresh };
}
