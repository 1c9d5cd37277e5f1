import {
  arrotonda,
  cerca,
  codice,
  dato,
  e,
  maggiore,
  meno,
  type Nodo,
  non,
  oltre,
  type Parametro,
  per,
  presente,
  regola,
  saldo,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/concordato.ts';
import { fonte, tra } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';

const SOSTITUTIVA = fonte('D.Lgs. 13/2024', 'art. 20-bis');
const RETTIFICATO = fonte('D.Lgs. 13/2024', 'artt. 15 e 16');

interface Opzioni {
  /** Of what is over the limit: that of the highest bracket, or that of companies. */
  readonly aliquotaOltre: Parametro;
  /** What the income may not be below, beside the two thousand euro. */
  readonly minimo: Nodo;
}

/**
 * The agreement of a company or an association on one kind of income (D.Lgs. 13/2024): what is taxed apart, what is left with
 * the variations of the year, and when it ends. Code of the rate given: the substitute tax was chosen.
 */
export function makeConcordato(radice: string, { aliquotaOltre, minimo }: Opzioni) {
  const id = (nome: string) => `${radice}.${nome}`;
  const scelta = (nome: string, titolo: string) =>
    dato({ id: id(nome), titolo, unita: 'codice', seManca: 'zero' });
  /** The limit is of who joined from the two years 2025-2026 on. */
  const dal2025 = (nome: string, titolo: string, prima: Nodo, dopo: Nodo) =>
    regola({
      id: id(nome),
      titolo,
      unita: 'euro',
      formule: [tra(2018, 2024, prima, SOSTITUTIVA), tra(2025, null, dopo, SOSTITUTIVA)],
    });
  const concordato = importo(id('reddito'), 'Reddito concordato');
  const precedente = importo(id('precedente'), 'Reddito dell’anno prima del biennio, rettificato');
  const fascia = scelta('fascia', 'Aliquota');
  const comma1bis = scelta('comma1bis', 'Comma 1-bis');
  const cessazione = scelta('cessazione', 'Cessazione');
  const decadenza = scelta('decadenza', 'Decadenza');
  const isFinito = presente(cessazione);
  const vale = e(oltre(concordato, zeroEuro), non(isFinito));
  const eccedenza = conteggio(
    id('eccedenza'),
    'Imponibile soggetto a imposta sostitutiva',
    se(e(vale, presente(fascia)), positivo(meno(concordato, precedente)), zeroEuro),
    SOSTITUTIVA,
  );
  const isLimitata = uguale(comma1bis, codice(1));
  const oltreLimite = dal2025(
    'oltreLimite',
    'Imponibile oltre 85.000 euro',
    zeroEuro,
    se(isLimitata, positivo(meno(eccedenza, p.limite)), zeroEuro),
  );
  const aliquota = cerca(fascia, p.aliquote, 'Aliquota {chiave} non prevista.');
  const entroLimite = arrotonda.centesimo(per(meno(eccedenza, oltreLimite), aliquota));
  const seDovuta = (quanta: Nodo) => se(oltre(eccedenza, zeroEuro), quanta, zeroEuro);
  /** Up to the limit: what the partners pay by their shares, each with his own rate on the rest. */
  const entro = seDovuta(entroLimite);
  const imposta = dal2025(
    'imposta',
    'Imposta sostitutiva',
    entro,
    seDovuta(somma(entroLimite, arrotonda.centesimo(per(oltreLimite, aliquotaOltre)))),
  );
  const aumenti = importo(id('aumenti'), 'Variazioni positive');
  const diminuzioni = importo(id('diminuzioni'), 'Variazioni negative');
  const soglie = importo(id('soglie'), 'Soglie minime imputate da società partecipate');
  const netto = conteggio(
    id('netto'),
    'Reddito concordato, senza la parte a imposta sostitutiva',
    se(vale, meno(concordato, eccedenza), zeroEuro),
    RETTIFICATO,
  );
  const variazioni = conteggio(
    id('variazioni'),
    'Somma delle variazioni',
    se(vale, meno(aumenti, diminuzioni), zeroEuro),
    RETTIFICATO,
  );
  const rettificato = conteggio(
    id('rettificato'),
    'Reddito rettificato',
    se(
      vale,
      maggiore(somma(netto, variazioni), somma(minimo, soglie), meno(p.minimo, eccedenza), zeroEuro),
      zeroEuro,
    ),
    RETTIFICATO,
  );
  /** Losses never take what the partners are given below this (art. 15, c. 2, and art. 16, c. 4). */
  const soglia = conteggio(
    id('soglia'),
    'Soglia minima',
    se(vale, maggiore(soglie, meno(p.minimo, eccedenza), zeroEuro), zeroEuro),
    RETTIFICATO,
  );
  const perdita = conteggio(
    id('perdita'),
    'Perdita non compensata',
    se(vale, positivo(saldo([rettificato], [netto, variazioni])), zeroEuro),
    RETTIFICATO,
  );
  return {
    ...{ concordato, precedente, fascia, comma1bis, cessazione, decadenza, vale },
    ...{ eccedenza, oltreLimite, entro, imposta, aumenti, diminuzioni, soglie },
    ...{ netto, variazioni, rettificato, soglia, perdita },
  };
}
