import { modelliCollegati } from '@quadra/contract';
import { type Casella, type Modello, quadroOf, rigoOf } from '@quadra/fisco';
import { useRef, useState } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { tastiDichiarazione } from '../../../../messages/tasti.ts';
import { useElencoTasti } from '../../../../ui/comandi/elenco-tasti.ts';
import { annuncio } from '../../../../ui/notifiche/annuncio.ts';
import type { Copilota } from '../copilota/useCopilota.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import { findQuadroVicino, findVicina, hideVuoti, listDaCompilare, listSezioni } from '../dati/ordine.ts';
import type { Apertura } from './contesto.ts';
import type { Comando } from './tasti.ts';
import { findChiaveAttiva, focusCasella, useTasti } from './useTasti.ts';

type Impianto = {
  apertura: Apertura | null;
  invioAvanza: boolean;
  conSpiega: boolean;
  onChiudiSpiega: () => void;
  copilota: Copilota;
  onVaiAlQuadro: () => void;
};

/** Enter goes on; past the last field waits the Salva button, and nothing saves by itself. */
function move({ modello, quadro, modulo, campi, vistaIntera }: Apertura, passo: 1 | -1): boolean {
  if (vistaIntera !== null) return false;
  const chiave = findChiaveAttiva();
  if (chiave === null) return false;
  const mostrate = hideVuoti(listSezioni(modello, quadro, modulo), modulo, campi.has);
  const vicina = findVicina(listDaCompilare(mostrate, modulo), chiave, passo);
  if (vicina !== null) return focusCasella(vicina);
  if (passo === 1) document.getElementById('salva')?.focus();
  return true;
}

/**
 * Puts back the last change made by hand, in whichever quadro, or does it again. The browser's own would put back the letters
 * of another box; in a field that is no casella it is left to it.
 */
export function moveNelTempo(aperta: Apertura, verso: 'annulla' | 'ripeti'): boolean {
  const { campi, bozze, modello, solaLettura } = aperta;
  const attivo = document.activeElement;
  const isScrivibile = attivo instanceof HTMLInputElement || attivo instanceof HTMLTextAreaElement;
  if (solaLettura || (isScrivibile && attivo.dataset.casella === undefined)) return false;
  // What is being typed is a change too.
  if (isScrivibile) attivo.blur();
  const chiave = verso === 'annulla' ? campi.undo() : campi.redo();
  if (chiave === null) {
    if (isScrivibile) attivo.focus({ preventScroll: true });
    annuncio.say(verso === 'annulla' ? m.nienteDaAnnullare : m.nienteDaRipetere);
    return true;
  }
  bozze.touch(quadroOf(chiave));
  aperta.goTo(chiave);
  const { esito, rifiutato } = campi.get(chiave);
  const ora =
    rifiutato?.testo ??
    (esito.valore === undefined ? '' : formatValore(modello.findCasella(chiave), esito.valore));
  annuncio.say(m.rimesso(nameCasella(chiave), ora));
  return true;
}

/** The number explained when nobody chose one: the first result, where there is one. */
export const findSpiegata = ({ spiegata, risultati }: Modello): string | null =>
  spiegata ?? risultati[0]?.debito[0] ?? null;

const findSpiega = () => document.querySelector<HTMLElement>('[data-spiega]');

/** What F1 says of a casella: its instructions, and always what it is and what it takes. */
function describeCasella(modello: Modello, chiave: string | null): string {
  const casella = modello.findCasella(chiave ?? '');
  if (chiave === null || casella === undefined) return m.aiutoSenzaCasella;
  const rigo = modello.quadri
    .flatMap((quadro) => quadro.sezioni.flatMap((sezione) => sezione.righi))
    .find(({ codice }) => codice === rigoOf(chiave));
  const titoli = [...new Set([rigo?.titolo, casella.titolo])].filter(Boolean).join(', ');
  const come = m.aiutoCasella(nameCasella(chiave), titoli, describeTipo(casella));
  return [come, casella.istruzioni].filter(Boolean).join(' ');
}

function describeTipo({ inserita, tipo, negativi, min, max, opzioni, lunghezza }: Casella): string {
  if (!inserita) return m.aiutoCalcolata;
  const limiti = [
    negativi || min !== undefined ? null : m.aiutoNonNegativo,
    min === undefined ? null : m.aiutoMinimo(min),
    max === undefined ? null : m.aiutoMassimo(max),
  ];
  const isNumero = ['euro', 'decimale', 'intero', 'percentuale'].includes(tipo);
  const codici = opzioni?.map(({ codice, descrizione }) => `${codice} ${descrizione}`).join('; ');
  const lungo = tipo === 'testo' && lunghezza !== undefined ? m.aiutoLunghezza(lunghezza) : null;
  return [m.aiutoTipi[tipo], ...(isNumero ? limiti : []), lungo, codici].filter(Boolean).join(', ');
}

/** The keys of an open declaration; answers the instructions asked with F1. */
export function useComandi(impianto: Impianto) {
  const { apertura, invioAvanza, conSpiega, onChiudiSpiega, onVaiAlQuadro, copilota } = impianto;
  useElencoTasti(tastiDichiarazione);
  const [aiuto, setAiuto] = useState<{ quadro: string; testo: string } | null>(null);
  /** Where Maiusc F1 was pressed: Esc comes back there. */
  const origine = useRef<string | null>(null);

  const run = (aperta: Apertura, comando: Comando): boolean => {
    const { modello, quadro } = aperta;
    const goQuadro = (passo: 1 | -1) => {
      const vicino = findQuadroVicino(modello.quadri, quadro.codice, passo);
      if (vicino !== null) aperta.openQuadro(vicino);
      return true;
    };
    /** A view that speaks of one number: the one that has the focus, where there is one. */
    const openView = (vista: 'confronto' | 'passato') => {
      const chiave = findChiaveAttiva();
      if (chiave !== null) aperta.explain(chiave);
      aperta.openVista(vista);
      return true;
    };
    switch (comando) {
      case 'salva':
        if (!aperta.dichiarazione.solaLettura) void aperta.save();
        return true;
      case 'annulla':
      case 'ripeti':
        return moveNelTempo(aperta, comando);
      case 'vai al quadro':
        onVaiAlQuadro();
        return true;
      case 'quadro precedente':
        return goQuadro(-1);
      case 'quadro successivo':
        return goQuadro(1);
      case 'riporta': {
        const comandoRiporta = document.getElementById('riporta');
        comandoRiporta?.click();
        return comandoRiporta !== null;
      }
      case 'affianca':
        aperta.openVista('affiancate');
        return true;
      case 'collegamenti':
        if (!modelliCollegati.includes(modello.codice)) return false;
        aperta.openVista('collegamenti');
        return true;
      case 'confronta':
        return openView('confronto');
      case 'passato':
        return openView('passato');
      case 'copilota':
        if (!copilota.isAttivo) return false;
        origine.current = findChiaveAttiva() ?? origine.current;
        copilota.open();
        return true;
      case 'spiega':
        origine.current = findChiaveAttiva() ?? origine.current;
        {
          const daSpiegare = findChiaveAttiva() ?? aperta.spiegata ?? findSpiegata(modello);
          if (daSpiegare === null) return true;
          aperta.explain(daSpiegare);
        }
        requestAnimationFrame(() => findSpiega()?.focus());
        return true;
      case 'aiuto': {
        setAiuto({ quadro: quadro.codice, testo: describeCasella(modello, findChiaveAttiva()) });
        return true;
      }
      case 'avanti':
        return move(aperta, 1);
      case 'indietro':
        return move(aperta, -1);
      case 'chiudi':
        if (aiuto !== null) setAiuto(null);
        else if (findSpiega()?.contains(document.activeElement) && focusCasella(origine.current ?? ''))
          origine.current = null;
        else if (conSpiega) onChiudiSpiega();
        else return false;
        return true;
    }
  };
  useTasti(invioAvanza, (comando) => apertura !== null && run(apertura, comando));
  return aiuto !== null && aiuto.quadro === apertura?.quadro.codice ? aiuto.testo : null;
}
