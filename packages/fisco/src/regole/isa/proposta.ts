import {
  almeno,
  arrotonda,
  arrotondaA,
  cerca,
  codice,
  dato,
  e,
  meno,
  minore,
  type Nodo,
  numero,
  oltre,
  parte,
  per,
  regola,
  se,
  somma,
  sotto,
  uguale,
  zeroEuro,
} from '../../engine/index.ts';
import * as concordato from '../../parametri/concordato.ts';
import * as p from '../../parametri/isa.ts';
import { fonte, sempre, tra } from '../fonti.ts';
import { conteggio, importo, positivo } from '../importi.ts';
import { finale } from './punteggio.ts';

/** The proposal of the agreement of two years, quadro P: what the software proposes is typed (D.Lgs. 13/2024). */
const NORMA = fonte('D.Lgs. 13/2024', 'artt. 9, 20 e 20-bis');
const si = (id: string, titolo: string) =>
  dato({ id: `proposta.${id}`, titolo, unita: 'logico', seManca: 'zero' });
export const senzaDebiti = si('senzaDebiti', 'Nessun debito tributario o contributivo da 5.000 euro');
export const senzaCause = si('senzaCause', 'Nessuna causa di esclusione');
export const accettata = si('accettata', 'Accettazione della proposta');
export const conSostitutiva = si('conSostitutiva', 'Con l’imposta sostitutiva');
export const adesione = dato({
  id: 'proposta.adesione',
  titolo: 'Data di adesione',
  unita: 'data',
  seManca: 'zero',
});
export const soggetto = dato({
  id: 'proposta.soggetto',
  titolo: 'Soggetto',
  unita: 'codice',
  seManca: 'zero',
});
export const riferimento = importo('proposta.reddito', 'Reddito di riferimento');
export const valoreRiferimento = importo('proposta.valore', 'Valore della produzione di riferimento');
export const redditi = [
  importo('proposta.reddito1', 'Reddito proposto, primo anno'),
  importo('proposta.reddito2', 'Reddito proposto, secondo anno'),
] as const;
export const valori = [
  importo('proposta.valore1', 'Valore della produzione proposto, primo anno'),
  importo('proposta.valore2', 'Valore della produzione proposto, secondo anno'),
] as const;
const previsti = [
  importo('proposta.previsto1', 'Reddito previsto, primo anno'),
  importo('proposta.previsto2', 'Reddito previsto, secondo anno'),
] as const;
export const aliquota = dato({
  id: 'proposta.aliquota',
  titolo: 'Aliquota marginale',
  unita: 'rapporto',
  seManca: 'zero',
});

const voto = (quanto: number) => almeno(finale, numero(quanto));
const TETTI = fonte('D.Lgs. 81/2025', 'art. 14');
/** The highest that may be proposed, from the two years 2025-2026; nothing below a score of 8. */
const conTetto = (base: Nodo): Nodo =>
  se(
    e(oltre(base, zeroEuro), voto(800)),
    somma(
      base,
      arrotonda.centesimo(
        per(base, se(voto(1_000), p.tetti.dieci, se(voto(900), p.tetti.nove, p.tetti.otto))),
      ),
    ),
    zeroEuro,
  );
const dal2025 = (id: string, titolo: string, valore: Nodo) =>
  regola({
    id: `proposta.${id}`,
    titolo,
    unita: 'euro',
    formule: [tra(2018, 2023, zeroEuro, TETTI), tra(2024, null, valore, TETTI)],
  });
export const tettoReddito = dal2025('tettoReddito', 'Reddito massimo proponibile', conTetto(riferimento));
export const tettoValore = dal2025('tettoValore', 'Valore massimo proponibile', conTetto(valoreRiferimento));

/** Of the score of the year before: the three rates of the substitute tax. */
export const aliquotaSostitutiva = regola({
  id: 'proposta.aliquotaSostitutiva',
  titolo: 'Aliquota dell’imposta sostitutiva',
  unita: 'rapporto',
  formule: sempre(
    se(
      oltre(redditi[0], zeroEuro),
      arrotondaA(
        'arrotonda',
        4,
      )(
        cerca(
          se(voto(800), codice(1), se(voto(600), codice(2), codice(3))),
          concordato.aliquote,
          'Fascia {chiave} non prevista.',
        ),
      ),
      parte(0),
    ),
    NORMA,
  ),
});
const isSocieta = uguale(soggetto, codice(2));

/** One of the two years: what is taxed apart, and the two ways beside each other. */
function makeAnno(posto: 0 | 1) {
  const [proposto, previsto, nome] = [redditi[posto], previsti[posto], String(posto + 1)];
  const eccedenza = conteggio(
    `proposta.eccedenza${nome}`,
    'Maggior reddito concordato',
    se(oltre(proposto, zeroEuro), positivo(meno(proposto, riferimento)), zeroEuro),
    NORMA,
  );
  const intera = arrotonda.centesimo(per(eccedenza, aliquotaSostitutiva));
  const aliquotaOltre = se(isSocieta, p.aliquoteOltre.societa, p.aliquoteOltre.persone);
  const limitata = somma(
    arrotonda.centesimo(per(minore(eccedenza, p.limiteSostitutiva), aliquotaSostitutiva)),
    arrotonda.centesimo(per(positivo(meno(eccedenza, p.limiteSostitutiva)), aliquotaOltre)),
  );
  const seScelta = (quanta: Nodo) => se(conSostitutiva, quanta, zeroEuro);
  const sostitutiva = regola({
    id: `proposta.sostitutiva${nome}`,
    titolo: 'Imposta sostitutiva',
    unita: 'euro',
    formule: [tra(2018, 2023, seScelta(intera), NORMA), tra(2024, null, seScelta(limitata), NORMA)],
  });
  const aParte = se(conSostitutiva, eccedenza, zeroEuro);
  const senza = conteggio(
    `proposta.senza${nome}`,
    'Imposta senza aderire',
    arrotonda.centesimo(per(previsto, aliquota)),
    NORMA,
  );
  const con = conteggio(
    `proposta.con${nome}`,
    'Imposta aderendo',
    somma(arrotonda.centesimo(per(meno(proposto, aParte), aliquota)), sostitutiva),
    NORMA,
  );
  const risparmio = conteggio(
    `proposta.risparmio${nome}`,
    'Quanto si risparmia',
    se(oltre(proposto, zeroEuro), meno(senza, con), zeroEuro),
    NORMA,
  );
  return { proposto, previsto, eccedenza, sostitutiva, senza, con, risparmio };
}
export const anni = [makeAnno(0), makeAnno(1)] as const;
export const risparmio = conteggio(
  'proposta.risparmio',
  'Quanto si risparmia nei due anni',
  somma(anni[0].risparmio, anni[1].risparmio),
  NORMA,
);
/** Added to the second, or only, advance of the first year. */
export const maggiorazioneRedditi = conteggio(
  'proposta.maggiorazioneRedditi',
  'Maggiorazione degli acconti, redditi (4068, 4069)',
  arrotonda.centesimo(per(anni[0].eccedenza, p.maggiorazioneRedditi)),
  NORMA,
);
export const maggiorazioneIrap = conteggio(
  'proposta.maggiorazioneIrap',
  'Maggiorazione degli acconti, IRAP (4070)',
  arrotonda.centesimo(
    per(
      se(oltre(valori[0], zeroEuro), positivo(meno(valori[0], valoreRiferimento)), zeroEuro),
      p.maggiorazioneIrap,
    ),
  ),
  NORMA,
);
export const isSottoMinimo = (proposto: Nodo): Nodo =>
  e(oltre(proposto, zeroEuro), sotto(proposto, concordato.minimo));
