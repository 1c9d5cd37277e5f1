import { modelloDiTipo, type OpzioniStampa, requisiti, type TipoComunicazione } from '@quadra/contract';
import { useSessione } from '../../../../api/contesto.ts';
import { toApiError } from '../../../../api/errore.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { mayComprare } from '../../../../dominio/acquisto/ask-acquisto.tsx';
import { messaggiAnteprima as m } from '../../../../messages/anteprima.ts';
import { messaggiComunicazione } from '../../../../messages/ministeriale.ts';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { type Dichiarazione, printDichiarazione } from '../dichiarazione.api.ts';
import { askStampa } from '../elenco/ask-stampa.tsx';
import { getComunicazione, getCostoStampe, getModello } from '../vita/vita.api.ts';
import { openAnteprima } from './open-anteprima.tsx';

/** What may be printed of a declaration. */
export type Stampa = 'bozza' | 'definitiva' | 'modello' | TipoComunicazione;
/** What a print has to know of its declaration: a row of the list says it too. */
type DaStampare = Pick<
  Dichiarazione,
  'anno' | 'id' | 'tipo' | 'codiceFiscale' | 'denominazione' | 'stato' | 'esito' | 'archiviataIl'
>;
type Scelta = Partial<Pick<OpzioniStampa, 'forma' | 'scheda'>>;

/** What was frozen is printed again as it was, whatever it says. */
export const isIncompleta = ({ esito, archiviataIl }: Pick<DaStampare, 'esito' | 'archiviataIl'>): boolean =>
  esito === 'incompleto' && archiviataIl === null;
/** Whether it may be printed for good. */
export const isStampabile = (quale: Pick<DaStampare, 'stato' | 'esito' | 'archiviataIl'>): boolean =>
  quale.stato === 'Chiusa' && !isIncompleta(quale);

const nameFile = ({ codiceFiscale, tipo, anno }: DaStampare): string =>
  `${codiceFiscale}-${modelloDiTipo[tipo].prefisso}-${anno}.pdf`;

function nameStampa(tipo: Stampa, chi: string): string {
  if (tipo === 'bozza') return m.bozzaDi(chi);
  if (tipo === 'definitiva') return m.definitivaDi(chi);
  return tipo === 'modello' ? m.modelloDi(chi) : `${messaggiComunicazione[tipo]}: ${chi}`;
}

function getPdf({ anno, id }: DaStampare, tipo: Stampa, opzioni: Partial<OpzioniStampa>): Promise<Blob> {
  if (tipo === 'modello') return getModello(anno, id);
  if (tipo === 'bozza' || tipo === 'definitiva') return printDichiarazione({ anno, id }, tipo, opzioni);
  return getComunicazione(anno, id, tipo);
}

/** The prints of declarations: each is seen in the page; the final one is made once it is said what it costs. */
export function useStampe(onStampata: () => Promise<unknown>) {
  const { utente } = useSessione();
  const compra = mayComprare(utente);
  const stampa = canScrivere(utente, requisiti.stampaDichiarazioni);
  const show = (quale: DaStampare, tipo: Stampa, pdf: () => Promise<Blob>, scelta: Scelta = {}) =>
    openAnteprima({
      titolo: nameStampa(tipo, quale.denominazione),
      nome: nameFile(quale),
      read: pdf,
      makeDefinitiva:
        tipo === 'bozza' && stampa && isStampabile(quale) ? () => printDefinitiva(quale, scelta) : undefined,
    });
  const print = (quale: DaStampare, tipo: Exclude<Stampa, 'definitiva'>, scelta: Scelta = {}): void =>
    show(quale, tipo, () => getPdf(quale, tipo, scelta), scelta);
  /** The final print, once it is said what it costs and what it is; again, what was made is the same and is free. */
  const printDefinitiva = async (quale: DaStampare, scelta: Scelta): Promise<boolean> => {
    const { anno, id } = quale;
    const readCosto = () => getCostoStampe(anno, [id]);
    try {
      const come = await askStampa({
        ...{ anno, quante: 1, costo: await readCosto(), scelta },
        rileggi: compra ? readCosto : null,
      });
      if (come === null) return false;
      const pdf = await getPdf(quale, 'definitiva', come);
      show(quale, 'definitiva', async () => pdf);
      await onStampata();
      return true;
    } catch (causa) {
      const { testo, codice, codiceRichiesta } = toApiError(causa);
      notifiche.push('error', testo, { codiceRichiesta });
      // Somebody used them meanwhile: what it costs is asked again, and what is missing bought there.
      return codice === 'CREDITI_INSUFFICIENTI' && printDefinitiva(quale, scelta);
    }
  };
  return { print, printDefinitiva };
}
