import {
  arrotonda,
  codice,
  dato,
  diviso,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  numero,
  o,
  oltre,
  per,
  quota,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/crediti.ts';
import { senzaSostitutiva } from './crediti-sostitutiva.ts';
import { fonte, tra } from './fonti.ts';
import { redditoImponibile } from './imposta-lorda.ts';

/** CR31: one credit each, with its code; what its colonne mean changes with it. */
export const altriCrediti = 'altriCrediti';
const colonna = (id: string, titolo: string) =>
  dato({ id: `altriCrediti.${id}`, titolo, unita: 'euro', raccolta: altriCrediti, seManca: 'zero' });
export const codiceAltro = dato({
  id: 'altriCrediti.codice',
  titolo: 'Codice del credito',
  unita: 'codice',
  raccolta: altriCrediti,
  seManca: 'zero',
});
export const importoAltro = colonna('importo', 'Credito d’imposta, o spesa dell’anno');
export const residuoAltro = colonna('residuo', 'Credito con codice: residuo precedente');
export const rataDueAnni = colonna('rataDueAnni', 'Credito con codice: rata o spesa di due anni prima');
export const rataUnAnno = colonna('rataUnAnno', 'Credito con codice: rata o spesa di un anno prima');
export const compensatoAltro = colonna('compensato', 'Credito con codice: compensato in F24');
export const quotaAltro = colonna('quota', 'Credito con codice: quota ricevuta per trasparenza');

const RIGO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi CR31, RN24 e RN32');
/** The forms before number their credits otherwise. */
const dal2022 = (id: string, titolo: string, valore: Nodo) =>
  regola({
    id: `crediti.${id}`,
    titolo,
    unita: 'euro',
    formule: [tra(2018, 2021, nonDovuto('prevista altrove nell’anno'), RIGO), tra(2022, null, valore, RIGO)],
  });
const delCodice = (quale: number, di: Nodo): Nodo =>
  sommaDi(altriCrediti, se(uguale(codiceAltro, codice(quale)), di, zeroEuro));
const meta = (quale: number, ...somme: [Nodo, ...Nodo[]]): Nodo =>
  maggiore(
    zeroEuro,
    meno(somma(...somme.map((di) => delCodice(quale, di))), delCodice(quale, compensatoAltro)),
  );
const terzo = (di: Nodo): Nodo => arrotonda.centesimo(diviso(di, numero(3)));
const alla = (di: Nodo, quale: number): Nodo => arrotonda.centesimo(per(di, quota(quale)));

/** LM40 has no column for it. */
const SENZA_LM40 = 0;
/** A credit that is given as it is: of the year, what was left, what a company passes on, less what an F24 used. */
const semplice = (id: string, titolo: string, quale: number, lm40: number) =>
  dal2022(id, titolo, senzaSostitutiva(lm40, meta(quale, importoAltro, residuoAltro, quotaAltro)));
/** Of RN24, until the form of 2023 with code 1. */
const MEDIAZIONE_2022 = 1;
export const mediazione = dal2022(
  'mediazione',
  'Conciliazione e mediazione',
  senzaSostitutiva(
    7,
    somma(meta(MEDIAZIONE_2022, importoAltro, residuoAltro), meta(16, importoAltro, residuoAltro)),
  ),
);
export const negoziazioneConCodice = dal2022(
  'negoziazioneConCodice',
  'Negoziazione e arbitrato, codice 17',
  meta(17, importoAltro, residuoAltro),
);
export const contributoUnificato = semplice('contributoUnificato', 'Contributo unificato', 18, 14);
/** The 730 has with a code what Redditi PF has in CR9, CR15 and CR17. */
const residuo730 = (id: string, titolo: string, quale: number) =>
  dal2022(`${id}ConCodice`, titolo, meta(quale, residuoAltro));
export const occupazioneConCodice = residuo730('occupazione', 'Incremento dell’occupazione, codice 6', 6);
export const scuolaConCodice = residuo730('scuola', 'Erogazioni alla scuola, codice 7', 7);
export const videosorveglianzaConCodice = residuo730('videosorveglianza', 'Videosorveglianza, codice 8', 8);
/** RN32, second column: given back when it is more than the tax. */
export const ape = dal2022('ape', 'Credito APE', delCodice(2, importoAltro));

/** A third of 65% of the gift, within a part of the income. */
const makeRata = (id: string, titolo: string, quale: number, limite: number) =>
  dal2022(
    `${id}Rata`,
    `${titolo}: rata dell’anno`,
    se(
      oltre(delCodice(quale, importoAltro), zeroEuro),
      terzo(minore(alla(delCodice(quale, importoAltro), 0.65), alla(redditoImponibile, limite))),
      zeroEuro,
    ),
  );
const conRate = (id: string, titolo: string, quale: number, rata: Nodo, lm40: number) =>
  dal2022(
    id,
    titolo,
    senzaSostitutiva(
      lm40,
      somma(
        rata,
        terzo(delCodice(quale, quotaAltro)),
        ...[residuoAltro, rataDueAnni, rataUnAnno].map((di) => delCodice(quale, di)),
      ),
    ),
  );
export const sport = conRate('sport', 'Erogazioni sportive', 3, zeroEuro, 12);
export const bonificaRata = makeRata('bonifica', 'Bonifica ambientale', 4, 0.2);
export const bonifica = conRate('bonifica', 'Bonifica ambientale', 4, bonificaRata, 13);
export const socialRata = makeRata('social', 'Social bonus', 11, 0.15);
export const social = conRate('social', 'Social bonus', 11, socialRata, 20);
export const monopattini = semplice('monopattini', 'Monopattini e mobilità elettrica', 5, 14);
export const alloggi = semplice('alloggi', 'Riscatto di alloggi sociali', 21, SENZA_LM40);
/** Of what was spent 30% comes back. */
export const sanificazione = dal2022(
  'sanificazione',
  'Sanificazione e protezione',
  senzaSostitutiva(
    16,
    somma(alla(delCodice(9, importoAltro), 0.3), delCodice(9, residuoAltro), delCodice(9, quotaAltro)),
    delCodice(9, compensatoAltro),
  ),
);
export const depuratori = semplice('depuratori', 'Depuratori e riduzione della plastica', 10, 17);
export const attivitaFisica = semplice('attivitaFisica', 'Attività fisica adattata', 12, 24);
export const accumulo = semplice('accumulo', 'Sistemi di accumulo', 13, 21);
/** Three equal parts of 30 or 60% of each gift: how they add up is in the technical specifications, not in the instructions. */
const its = (id: string, titolo: string, quale: number, aliquota: number, lm40: number) => {
  const spese = somma(...[importoAltro, rataDueAnni, rataUnAnno].map((di) => delCodice(quale, di)));
  const rate = terzo(alla(spese, aliquota));
  const altro = meta(quale, residuoAltro, quotaAltro);
  return dal2022(
    id,
    titolo,
    se(
      oltre(spese, zeroEuro),
      incerto(
        senzaSostitutiva(lm40, somma(rate, altro)),
        'un terzo del credito di ogni erogazione, da riscontrare',
      ),
      senzaSostitutiva(lm40, altro),
    ),
  );
};
export const its30 = its('its30', 'ITS Academy al 30%', 14, 0.3, 22);
export const its60 = its('its60', 'ITS Academy al 60%', 15, 0.6, 23);

/** CR16 of 2026: homes of who works in mountain schools and hospitals, mortgages of who is not yet 41. */
export const codiceMontagna = dato({
  id: 'crediti.codiceMontagna',
  titolo: 'Zone montane: codice',
  unita: 'codice',
  seManca: 'zero',
});
export const importoMontagna = dato({
  id: 'crediti.importoMontagna',
  titolo: 'Zone montane: importo annuo',
  unita: 'euro',
  seManca: 'zero',
  prova: 'contratto',
});
const eUno = (...quali: number[]): Nodo => o(...quali.map((n) => uguale(codiceMontagna, codice(n))));
const parteMontagna = (aliquota: Nodo, limite: Nodo): Nodo =>
  minore(arrotonda.centesimo(per(importoMontagna, aliquota)), limite);
const LEGGE = fonte('L. 131/2025', 'artt. 6, 7 e 27');
const spettanteMontagna = se(
  eUno(1, 2, 4, 5),
  parteMontagna(p.quotaMontagna, p.limiteMontagna),
  se(
    eUno(3, 6),
    parteMontagna(p.quotaMinoranze, p.limiteMinoranze),
    se(
      uguale(codiceMontagna, codice(7)),
      incerto(importoMontagna, 'il credito è commisurato agli interessi: la misura è in un decreto'),
      zeroEuro,
    ),
  ),
);
export const montagna = regola({
  id: 'crediti.montagna',
  titolo: 'Zone montane',
  unita: 'euro',
  formule: [
    tra(2018, 2024, nonDovuto('non previsto nell’anno'), LEGGE),
    tra(2025, null, senzaSostitutiva(25, spettanteMontagna), LEGGE),
  ],
});
