import type { TipoProposta } from '@quadra/contract';
import { giornoDiRoma, toEuro } from '@quadra/values';
import { useQueryClient } from '@tanstack/react-query';
import {
  nameRighe,
  type RigaVenduta,
  RigheVendute,
  rigaVuota,
} from '../../../dominio/fattura/RigheVendute.tsx';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiProposta as m, paroleProposta } from '../../../messages/proposta.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { openFinestra } from '../../../ui/finestre/apertura.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import type { PulsanteFinestra } from '../../../ui/finestre/stato.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { Dettaglio } from './Dettaglio.tsx';
import css from './Proposta.module.css';
import {
  answerProposta,
  cancelProposta,
  createProposta,
  downloadPdf,
  formatEuro,
  getProposta,
  invoiceProposta,
  type Proposta,
  type Voce,
} from './proposta.api.ts';

const LARGHEZZA = 760;
const RIGHE_MASSIME = 20;
const NOTE_MASSIME = 1000;
type Nuova = { studio: string | null; scadenza: string; righe: RigaVenduta[]; note: string };
type Domanda = Parameters<typeof askConferma>[0];

/** What is done with an offer or an expense note: each act says how it went, and the list is read again. */
export function useProposta(tipo: TipoProposta) {
  const parole = paroleProposta[tipo];
  const cache = useQueryClient();
  const { run } = useAtto();
  const file = useAtto({ insieme: true });
  const refresh = () => cache.invalidateQueries({ queryKey: ['proposta'] });
  /** Asked, done, said: whether it was done. */
  const settle = async (domanda: Domanda, act: () => Promise<unknown>, detto: string): Promise<boolean> => {
    if (!(await askConferma(domanda))) return false;
    const fatto = await run(act, detto);
    await refresh();
    await cache.invalidateQueries({ queryKey: ['fattura'] });
    return fatto !== undefined;
  };

  const askNuova = async () => {
    const { esito } = openFinestraDati<Nuova>({
      titolo: parole.nuova,
      larghezza: LARGHEZZA,
      iniziale: { studio: null, scadenza: '', righe: [rigaVuota(1)], note: '' },
      nomi: ['IdStudio', 'Scadenza', 'Note', ...nameRighe(RIGHE_MASSIME)],
      campi: ({ dati, errori, change }) => (
        <div className={css.form}>
          <Tendina
            etichetta={m.studio}
            obbligatorio
            messaggio={errori.IdStudio}
            valore={dati.studio}
            fonte={fonteStudi}
            opzionale
            onChange={(studio) => change({ studio })}
          />
          {tipo === 'Offerta' && (
            <DateField
              etichetta={m.valeFinoAl}
              messaggio={errori.Scadenza}
              minimo={giornoDiRoma(new Date())}
              valore={dati.scadenza}
              onChange={(scadenza) => change({ scadenza })}
            />
          )}
          <RigheVendute
            righe={dati.righe}
            errori={errori}
            massime={RIGHE_MASSIME}
            makeRiga={rigaVuota}
            onChange={(righe) => change({ righe })}
          />
          <TextField
            etichetta={m.note}
            messaggio={errori.Note}
            massimo={NOTE_MASSIME}
            valore={dati.note}
            onChange={(note) => change({ note })}
          />
        </div>
      ),
      save: async ({ studio, scadenza, righe, note }) => {
        await createProposta({
          Tipo: tipo,
          IdStudio: studio === null ? null : Number(studio),
          Scadenza: scadenza === '' ? null : scadenza,
          Righe: righe.map(({ descrizione, quantita, prezzo }) => ({
            ...{ Descrizione: descrizione, Quantita: (quantita ?? 0) / 100, Prezzo: toEuro(prezzo ?? 0) },
          })),
          Note: note,
        });
        notifiche.push('success', parole.creata);
        return true;
      },
    });
    await esito;
    await refresh();
  };

  const saveAs = (una: Proposta) =>
    void file.run(async () =>
      saveFile(await downloadPdf(una.id), `${tipo} ${una.numero}.pdf`.replaceAll('/', '-')),
    );

  const listAtti = (una: Proposta): PulsanteFinestra[] => {
    const totale = formatEuro(una.totale);
    const conferma = (
      nome: string,
      aspetto: 'primary' | 'danger',
      [domanda, act, detto]: Parameters<typeof settle>,
    ): PulsanteFinestra => ({
      ...{ nome, aspetto, esito: 'confermata', controllo: () => settle(domanda, act, detto) },
    });
    const rifiuta = { titolo: m.rifiutaTitolo, testo: m.rifiutaTesto, pericolo: true };
    const annulla = { titolo: m.annullaTitolo, testo: m.annullaTesto, pericolo: true };
    const accetta = { titolo: m.accettaTitolo, testo: m.accettaTesto(totale) };
    const emetti = { titolo: m.emettiTitolo, testo: m.emettiTesto(totale) };
    return [
      ...(una.rispondibile
        ? [
            conferma(m.rifiuta, 'danger', [rifiuta, () => answerProposta(una, false), m.rifiutata]),
            conferma(m.accetta, 'primary', [accetta, () => answerProposta(una, true), m.accettata]),
          ]
        : []),
      ...(una.annullabile
        ? [conferma(m.annulla, 'danger', [annulla, () => cancelProposta(una), m.annullata])]
        : []),
      ...(una.fatturabile
        ? [conferma(m.emetti, 'primary', [emetti, () => invoiceProposta(una), m.emessa])]
        : []),
    ];
  };

  const open = async ({ id }: Pick<Voce, 'id'>) => {
    const una = await run(() => getProposta(id));
    if (una === undefined) return;
    openFinestra({
      titolo: parole.aperta(una.numero),
      tipo: 'modale',
      larghezza: LARGHEZZA,
      contenuto: <Dettaglio una={una} onPdf={() => saveAs(una)} />,
      pulsanti: [{ nome: m.chiudi, esito: 'annullata', fuoco: true }, ...listAtti(una)],
    });
  };
  return { askNuova, open };
}
