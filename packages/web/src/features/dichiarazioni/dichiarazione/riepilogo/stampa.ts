import type { OpzioniStampa, TipoComunicazione } from '@quadra/contract';
import { useSessione } from '../../../../api/contesto.ts';
import { toApiError } from '../../../../api/errore.ts';
import { mayComprare } from '../../../../dominio/acquisto/ask-acquisto.tsx';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { isVuoto } from '../dati/modifiche.ts';
import { type Luogo, printDichiarazione } from '../dichiarazione.api.ts';
import { askStampa } from '../elenco/ask-stampa.tsx';
import { getComunicazione, getCostoStampe, getModello } from '../vita/vita.api.ts';

const DURATA_INDIRIZZO_MS = 60_000;

/** Opens a PDF in a new tab; where the browser refuses the tab, the file is downloaded. */
function openPdf(pdf: Blob, nome: string, scheda: Window | null): void {
  const indirizzo = URL.createObjectURL(pdf);
  if (scheda) scheda.location.href = indirizzo;
  else {
    const ancora = document.createElement('a');
    ancora.href = indirizzo;
    ancora.download = nome;
    ancora.click();
  }
  setTimeout(() => URL.revokeObjectURL(indirizzo), DURATA_INDIRIZZO_MS);
}

/** What may be printed of a declaration. */
type Stampa = 'bozza' | 'definitiva' | 'modello' | TipoComunicazione;

function getPdf(
  { anno, id }: Pick<Luogo, 'anno' | 'id'>,
  tipo: Stampa,
  opzioni: Partial<OpzioniStampa>,
): Promise<Blob> {
  if (tipo === 'modello') return getModello(anno, id);
  if (tipo === 'bozza' || tipo === 'definitiva') return printDichiarazione({ anno, id }, tipo, opzioni);
  return getComunicazione(anno, id, tipo);
}

/** The print of the open declaration. The tab is opened at the click, or the browser would take it for an advert. */
export function useStampa() {
  const { dichiarazione, modello, campi, reload } = useApertura();
  const compra = mayComprare(useSessione().utente);
  /** Answers the code of what was refused. */
  const print = async (tipo: Stampa, opzioni: Partial<OpzioniStampa> = {}) => {
    if (!isVuoto(campi.modifiche())) notifiche.push('warning', m.stampaNonSalvata);
    const scheda = window.open('', '_blank');
    try {
      const pdf = await getPdf(dichiarazione, tipo, opzioni);
      openPdf(pdf, `${dichiarazione.codiceFiscale}-${modello.codice}-${dichiarazione.anno}.pdf`, scheda);
      if (tipo === 'definitiva') await reload();
      return null;
    } catch (causa) {
      scheda?.close();
      return tellErrore(causa);
    }
  };
  /** The final print, once it is said what it costs and what it is; again, what was made is the same and is free. */
  const printDefinitiva = async (scelta: Partial<Pick<OpzioniStampa, 'forma' | 'scheda'>>): Promise<void> => {
    const { anno, id } = dichiarazione;
    try {
      const costo = await getCostoStampe(anno, [id]);
      const rileggi = compra ? () => getCostoStampe(anno, [id]) : null;
      const come = await askStampa({ anno, quante: 1, costo, scelta, rileggi });
      if (come === null) return;
      // Somebody used them meanwhile: what it costs is asked again, and what is missing bought there.
      if ((await print('definitiva', come)) === 'CREDITI_INSUFFICIENTI') await printDefinitiva(scelta);
    } catch (causa) {
      tellErrore(causa);
    }
  };
  return { print, printDefinitiva };
}

function tellErrore(causa: unknown): string | null {
  const { testo, codice, codiceRichiesta } = toApiError(causa);
  notifiche.push('error', testo, { codiceRichiesta });
  return codice;
}
