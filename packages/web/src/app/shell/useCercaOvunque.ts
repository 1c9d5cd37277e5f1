import { tendina } from '@quadra/contract';
import { useCallback, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import type { Configurazione } from '../../api/sessione.api.ts';
import type { Utente } from '../../api/sessione.ts';
import { findAzioniSchermata } from '../../ui/comandi/azioni-schermata.ts';
import type { PaginaVoci } from '../../ui/scelta/motore.ts';
import { listEsterne, listVociPalette } from '../navigazione.ts';
import { ambitoDi, type ChiaveAmbito, holdsParole, readTesto } from './ambiti.ts';
import {
  type Domanda,
  listRecenti,
  searchClienti,
  searchDichiarazioni,
  searchQuadro,
  type Trovate,
  type VocePalette,
} from './palette.api.ts';
import { readQuadroCercato } from './quadro-cercato.ts';

/** What the shell can do by name. */
export type ComandoPalette = { nome: string; run: () => void };
/** How many rows each place holds; null: nobody counted them. */
export type Conteggi = Readonly<Record<ChiaveAmbito, number | null>>;

/** Rows of each kind when all are shown together, and when only that kind is. */
const QUANTE = 6;
const QUANTE_DA_SOLE = 30;

/** The acts of the screen: by their own words they come first, by those of the place they are in («rossi») after who is so called. */
function listAzioni(testo: string): { prima: VocePalette[]; dopo: VocePalette[] } {
  const schermata = findAzioniSchermata();
  const tutte = schermata?.list() ?? [];
  const choose = (dove = ''): VocePalette[] =>
    tutte
      .filter(({ nome, parole }) => holdsParole(testo, nome, parole, dove))
      .map((azione) => ({ tipo: 'azione', chiave: `a${azione.nome}`, ...azione }));
  const prima = choose();
  return { prima, dopo: prima.length > 0 ? [] : choose(schermata?.dove) };
}

const sum = (trovate: readonly Trovate[]): number | null =>
  trovate.reduce<number | null>(
    (totale, una) => (totale === null || una.totale === null ? null : totale + una.totale),
    0,
  );

/** What is here: the acts of the screen, the screens, what the shell can do. */
function listQui(
  testo: string,
  utente: Utente,
  configurazione: Configurazione,
  comandi: readonly ComandoPalette[],
) {
  return {
    azioni: listAzioni(testo),
    pagine: [
      ...listVociPalette(utente),
      ...listEsterne(utente, configurazione).map(({ nome, indirizzo }) => ({ nome, percorso: indirizzo })),
    ]
      .filter(({ nome }) => holdsParole(testo, nome))
      .map(({ nome, percorso }): VocePalette => ({ tipo: 'pagina', chiave: percorso, nome, percorso })),
    comandi: comandi
      .filter(({ nome }) => holdsParole(testo, nome))
      .map((comando): VocePalette => ({ tipo: 'comando', chiave: `x${comando.nome}`, ...comando })),
  };
}

const NIENTE: Trovate = { voci: [], totale: 0 };
/** A text too short to be asked: who is so called is not known. */
const NON_CHIESTO: Trovate = { voci: [], totale: null };

/** What the server finds; before anything is typed, the declarations changed last. */
async function askServer(domanda: Domanda, segnale: AbortSignal) {
  const { testo, anno, quante } = domanda;
  const cercato = readQuadroCercato(testo);
  const quadri = cercato === null ? NIENTE : searchQuadro(cercato, { anno, quante }, segnale);
  if (testo === '') {
    const recenti = await listRecenti(anno, segnale);
    return { recenti, quadri: NIENTE, clienti: NIENTE, dichiarazioni: { voci: [], totale: recenti.length } };
  }
  const isLungo = testo.length >= tendina.caratteriMinimi;
  const [deiQuadri, clienti, dichiarazioni] = await Promise.all([
    quadri,
    isLungo ? searchClienti(domanda, segnale) : NON_CHIESTO,
    isLungo ? searchDichiarazioni(domanda, segnale) : NON_CHIESTO,
  ]);
  return { recenti: [], quadri: deiQuadri, clienti, dichiarazioni };
}

/** The search of the palette: what is here at once, then what the server finds; with how many rows each place holds. */
export function useCercaOvunque(listComandi: () => readonly ComandoPalette[]) {
  const { utente, configurazione } = useSessione();
  const [conteggi, setConteggi] = useState<Conteggi | null>(null);
  const anno = configurazione.annoFiscale;

  const cerca = useCallback(
    async (scritto: string, segnale: AbortSignal): Promise<PaginaVoci<VocePalette>> => {
      const { ambito, testo } = readTesto(scritto);
      const { azioni, pagine, comandi } = listQui(testo, utente, configurazione, listComandi());
      const quante = ambito === null ? QUANTE : QUANTE_DA_SOLE;
      const { recenti, quadri, clienti, dichiarazioni } = await askServer({ testo, anno, quante }, segnale);
      if (!segnale.aborted)
        setConteggi({
          chi: sum([clienti, dichiarazioni]),
          quadri: quadri.totale,
          azioni: azioni.prima.length + azioni.dopo.length + comandi.length,
          pagine: pagine.length,
        });
      const trovate = [...quadri.voci, ...clienti.voci, ...dichiarazioni.voci];
      const tutte = [...recenti, ...azioni.prima, ...pagine, ...comandi, ...trovate, ...azioni.dopo];
      const voci = ambito === null ? tutte : tutte.filter(({ tipo }) => ambitoDi[tipo] === ambito.chiave);
      return { voci, altre: false };
    },
    [utente, configurazione, anno, listComandi],
  );
  return { cerca, conteggi };
}
