import { priorita } from '@quadra/contract';
import { isData } from '@quadra/values';
import { IconTrash } from '@tabler/icons-react';
import { ApiError } from '../../../api/errore.ts';
import { fonteGestori } from '../../../dominio/fonte/gestori.ts';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiVetrina as m } from '../../../messages/notifica.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import type { Fonte, Voce } from '../../../ui/scelta/voci.ts';
import { CampiNotifica, type Dati } from './CampiNotifica.tsx';
import { toIstante } from './quando.ts';
import css from './Vetrina.module.css';
import { type NotificaScritta, type Scritta, writeNotifica } from './vetrina.api.ts';

const LARGHEZZA = 760;
const NOMI = ['Oggetto', 'Testo', 'Priorita', 'DataPubblicazione', 'Ora'];

async function nameVoci(fonte: Fonte, chiavi: readonly number[]): Promise<Voce[]> {
  const { signal } = new AbortController();
  return Promise.all(
    chiavi.map(async (id) => {
      const chiave = String(id);
      return (await fonte.find(chiave, signal).catch(() => null)) ?? { chiave, testo: chiave };
    }),
  );
}

const toDati = async (una: Scritta | null): Promise<Dati> => ({
  oggetto: una?.oggetto ?? '',
  testo: una?.testo ?? '',
  priorita: una?.priorita ?? priorita.NORMALE,
  ruoli: una?.destinatari.ruoli ?? [],
  gestori: await nameVoci(fonteGestori, una?.destinatari.gestori ?? []),
  studi: await nameVoci(fonteStudi, una?.destinatari.studi ?? []),
  quando: 'bozza',
  giorno: '',
  ora: '',
});

const toScritta = (dati: Dati): NotificaScritta => ({
  Oggetto: dati.oggetto,
  Testo: dati.testo,
  Priorita: dati.priorita,
  DataPubblicazione: dati.quando === 'data' ? toIstante(dati.giorno, dati.ora) : null,
  Subito: dati.quando === 'subito',
  Destinatari: {
    Ruoli: [...dati.ruoli],
    Gestori: dati.gestori.map(({ chiave }) => Number(chiave)),
    Studi: dati.studi.map(({ chiave }) => Number(chiave)),
  },
});

/** A date locks what was written: it is asked first. */
function confirm({ Subito, DataPubblicazione }: NotificaScritta): Promise<boolean> {
  if (Subito) return askConferma({ titolo: m.subitoDomanda, testo: m.subitoTesto });
  if (DataPubblicazione === null) return Promise.resolve(true);
  const testo = m.fissareTesto(m.il(formatDataOra(DataPubblicazione)));
  return askConferma({ titolo: m.fissareDomanda, testo });
}

/** A day and an hour that are no instant never leave the window. */
function requireQuando({ quando, giorno }: Dati, { DataPubblicazione }: NotificaScritta): void {
  if (quando !== 'data' || DataPubblicazione !== null) return;
  const [percorso, messaggio] = isData(giorno) ? ['Ora', m.oraErrata] : ['DataPubblicazione', m.giornoErrato];
  throw new ApiError({
    status: 400,
    codice: 'RICHIESTA_NON_VALIDA',
    testo: messaggio,
    campi: [{ percorso, messaggio }],
    codiceRichiesta: null,
    differenze: [],
  });
}

async function save(una: Scritta | null, dati: Dati): Promise<boolean> {
  const scritta = toScritta(dati);
  requireQuando(dati, scritta);
  if (!(await confirm(scritta))) return false;
  await writeNotifica(una, scritta);
  notifiche.push('success', { bozza: m.bozzaSalvata, data: m.fissata, subito: m.pubblicata }[dati.quando]);
  return true;
}

/** Asks what is written of a notification, new or a draft, and writes it: the window stays open on what is wrong. */
export async function askNotifica(una: Scritta | null): Promise<'salvata' | 'elimina' | null> {
  let isDaEliminare = false;
  const { esito, close } = openFinestraDati<Dati>({
    titolo: una === null ? m.nuova : m.modifica,
    larghezza: LARGHEZZA,
    iniziale: await toDati(una),
    nomi: NOMI,
    campi: (stato) => (
      <>
        <CampiNotifica {...stato} />
        {una !== null && (
          <div className={css.foot}>
            <Button
              icona={IconTrash}
              onClick={() => {
                isDaEliminare = true;
                close();
              }}
            >
              {m.elimina}
            </Button>
          </div>
        )}
      </>
    ),
    save: (dati) => save(una, dati),
  });
  if ((await esito) === 'confermata') return 'salvata';
  return isDaEliminare ? 'elimina' : null;
}
