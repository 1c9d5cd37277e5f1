import {
  type Concetto,
  e,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { tuir } from './fonti.ts';
import { conteggio, importo } from './importi.ts';
import { proporziona } from './proporzione.ts';

const ART_165 = tuir('art. 165');
interface Entro {
  readonly complessivo: Nodo;
  readonly lorda: Nodo;
  /** The credit is not above it. */
  readonly netta: Nodo;
}
/**
 * The credit for taxes paid abroad, State by State: within the Italian tax on the same income, and all of them within the net
 * tax. What is of other years comes already counted.
 */
export function makeCreditoEstero(radice: string, { complessivo, lorda, netta }: Entro) {
  const raccolta = `${radice}.stati`;
  const reddito = importo(`${raccolta}.reddito`, 'Reddito prodotto all’estero', raccolta);
  const imposta = importo(`${raccolta}.imposta`, 'Imposta estera definitiva', raccolta);
  const usato = importo(`${raccolta}.usato`, 'Credito già usato', raccolta);
  const delloStato = (nome: string, titolo: string, valore: Nodo): Concetto => ({
    ...conteggio(`${raccolta}.${nome}`, titolo, valore, ART_165),
    raccolta,
  });
  const quota = delloStato(
    'quota',
    'Quota d’imposta italiana',
    se(
      e(oltre(reddito, zeroEuro), oltre(complessivo, zeroEuro)),
      proporziona(lorda, minore(reddito, complessivo), complessivo),
      zeroEuro,
    ),
  );
  const credito = delloStato(
    'credito',
    'Imposta estera entro la quota',
    maggiore(zeroEuro, minore(imposta, meno(quota, usato))),
  );
  const make = (nome: string, titolo: string, valore: Nodo) =>
    conteggio(`${radice}.${nome}`, titolo, valore, ART_165);
  const comma1 = make('comma1', 'Credito dell’anno', minore(netta, sommaDi(raccolta, credito)));
  const altriAnni = importo(`${radice}.altriAnni`, 'Credito di altri anni e delle eccedenze');
  const daRestituire = importo(`${radice}.daRestituire`, 'Credito da restituire');
  return {
    ...{ raccolta, reddito, imposta, usato, quota, credito, comma1, altriAnni, daRestituire },
    totale: make('totale', 'Credito per redditi esteri', meno(somma(comma1, altriAnni), daRestituire)),
  };
}
export type CreditoEstero = ReturnType<typeof makeCreditoEstero>;
