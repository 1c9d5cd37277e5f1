import type { OpzioniStampa, TipoComunicazione } from '@quadra/contract';
import { toApiError } from '../../../api/errore.ts';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { notifiche } from '../../../ui/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { isVuoto } from '../dati/modifiche.ts';
import { type Luogo, printDichiarazione } from '../dichiarazione.api.ts';
import { getComunicazione, getModello } from '../vita/vita.api.ts';

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
  return async (tipo: Stampa, opzioni: Partial<OpzioniStampa> = {}) => {
    if (!isVuoto(campi.modifiche())) notifiche.push('warning', m.stampaNonSalvata);
    const scheda = window.open('', '_blank');
    try {
      const pdf = await getPdf(dichiarazione, tipo, opzioni);
      openPdf(pdf, `${dichiarazione.codiceFiscale}-${modello.codice}-${dichiarazione.anno}.pdf`, scheda);
      if (tipo === 'definitiva') await reload();
    } catch (causa) {
      scheda?.close();
      const errore = toApiError(causa);
      notifiche.push('error', errore.testo, { codiceRichiesta: errore.codiceRichiesta });
    }
  };
}
