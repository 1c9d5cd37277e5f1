import { giornoDiRoma } from '@quadra/values';
import { useQueryClient } from '@tanstack/react-query';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiFattura as m } from '../../../messages/fattura.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { CampiNuova } from './CampiNuova.tsx';
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
import { type Nuova, nomiNuova, nuovaVuota, toScritta } from './nuova.ts';

const oggi = () => giornoDiRoma(new Date());
const LARGHEZZA = 860;
const MOTIVO_MASSIMO = 200;
const NUMERO_MASSIMO = 20;
/** What is done with an invoice: each act says how it went, and what is shown is read again. */
export function useFattura(onAperta: (id: string) => void) {
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const file = useAtto({ insieme: true });
  const refresh = () => cache.invalidateQueries({ queryKey: ['fattura'] });

  const askNuova = async () => {
    let nata: Fattura | undefined;
    // The same as long as what is written is: an answer that was lost does not make two invoices.
    let chiesta = { scritta: '', chiave: '' };
    const { esito } = openFinestraDati<Nuova>({
      titolo: m.nuova,
      larghezza: LARGHEZZA,
      iniziale: nuovaVuota,
      nomi: nomiNuova,
      campi: (stato) => <CampiNuova {...stato} />,
      save: async (dati) => {
        const corpo = toScritta(dati);
        const scritta = JSON.stringify(corpo);
        if (scritta !== chiesta.scritta) chiesta = { scritta, chiave: crypto.randomUUID() };
        nata = await createFattura(corpo, chiesta.chiave);
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
