import {
  almeno,
  codice,
  costante,
  type Dato,
  dato,
  e,
  type Nodo,
  non,
  numero,
  o,
  type Parametro,
  per,
  presente,
  regola,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../../engine/index.ts';
import * as p from '../../parametri/isa.ts';
import { fonte, sempre } from '../fonti.ts';
import { conteggio, importo } from '../importi.ts';

/** A score in hundredths: 8,50 is 850. */
const voto = (id: string, titolo: string): Dato =>
  dato({ id: `isa.${id}`, titolo, unita: 'numero', seManca: 'zero' });
const si = (id: string, titolo: string): Dato =>
  dato({ id: `isa.${id}`, titolo, unita: 'logico', seManca: 'zero' });

export const punteggio = voto('punteggio', 'Punteggio ISA');
export const dopo = voto('punteggioDopo', 'Punteggio dopo l’adeguamento');
export const precedente = voto('punteggioPrecedente', 'Punteggio dell’anno prima');
export const aderente = si('aderente', 'Aderisce al concordato nell’anno');
export const attivita = dato({
  id: 'isa.attivita',
  titolo: 'Codice attività',
  unita: 'codice',
  seManca: 'zero',
});
export const componenti = importo('isa.componenti', 'Ulteriori componenti positivi');
export const causa = dato({
  id: 'isa.causa',
  titolo: 'Causa di esclusione',
  unita: 'codice',
  seManca: 'zero',
});

const NORMA = fonte('D.L. 50/2017', 'art. 9-bis, c. 11');
/** That of the adjustment, where there is one. */
export const finale = regola({
  id: 'isa.finale',
  titolo: 'Punteggio finale',
  unita: 'numero',
  formule: sempre(se(presente(dopo), dopo, punteggio), NORMA),
});
/** Excluded, one has no score that counts: whoever joined the agreement has the benefits all the same. */
const conta = non(presente(causa));
const media = (soglia: Nodo): Nodo =>
  e(presente(precedente), almeno(somma(finale, precedente), per(soglia, numero(2))));
const raggiunge = (soglia: Nodo, inMedia: Nodo): Nodo => o(almeno(finale, soglia), media(inMedia));
const isAlto = o(aderente, e(conta, raggiunge(p.sogliaAlta, p.sogliaAlta)));
const isBase = e(conta, raggiunge(p.sogliaBase, p.mediaBase));

const limite = (id: string, titolo: string, [alto, base]: readonly [Parametro, Parametro]) =>
  conteggio(`isa.${id}`, titolo, se(isAlto, somma(alto), se(isBase, somma(base), zeroEuro)), NORMA);
const esito = (id: string, titolo: string, quando: Nodo) =>
  regola({
    id: `isa.${id}`,
    titolo,
    unita: 'logico',
    formule: sempre(se(quando, costante('logico', 1), costante('logico', 0)), NORMA),
  });

/** What a good score gives, by the year of the index. */
export const benefici = {
  iva: limite('limiteIva', 'Credito IVA compensabile senza visto, fino a', p.limitiVisto.iva),
  dirette: limite(
    'limiteDirette',
    'Crediti di dirette e IRAP compensabili senza visto, fino a',
    p.limitiVisto.dirette,
  ),
  rimborso: limite('limiteRimborso', 'Rimborso IVA senza visto né garanzia, fino a', p.limitiVisto.rimborso),
  comodo: esito('noComodo', 'Fuori dalla disciplina delle società di comodo', isAlto),
  sintetico: esito('noSintetico', 'Accertamento sintetico solo oltre due terzi', isAlto),
  presunzioni: esito(
    'noPresunzioni',
    'Nessun accertamento per presunzioni semplici',
    o(aderente, e(conta, raggiunge(p.sogliaPresunzioni, p.sogliaAlta))),
  ),
  anno: esito(
    'annoInMeno',
    'Un anno in meno per l’accertamento',
    o(aderente, e(conta, almeno(finale, p.sogliaBase))),
  ),
} as const;

/** Who is left out for these still sends the form. */
export const isDaCompilare = o(...[7, 14, 15, 16, 17].map((uno) => uguale(causa, codice(uno))));

/** Flat regimes have no index. */
export const isForfetario = uguale(causa, codice(5));
