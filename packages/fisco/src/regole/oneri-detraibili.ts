import {
  almeno,
  arrotonda,
  cerca,
  codice,
  dato,
  diviso,
  e,
  fino,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  numero,
  o,
  oltre,
  type Parametro,
  per,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  type Tabella,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/oneri.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { redditoRiferimento as rc } from './reddito.ts';

const speso = (id: string, titolo: string, prova: string) =>
  dato({ id: `oneri.${id}`, titolo, unita: 'euro', seManca: 'zero', prova });

export const patologie = speso('patologie', 'Spese sanitarie per patologie esenti', 'fatture e scontrini');
export const sanitarie = speso('sanitarie', 'Spese sanitarie', 'fatture e scontrini');
export const sanitarieFamiliari = speso(
  'sanitarieFamiliari',
  'Spese sanitarie per familiari non a carico',
  'fatture e scontrini',
);
export const sanitarieDisabili = speso(
  'sanitarieDisabili',
  'Spese sanitarie per persone con disabilità',
  'fatture',
);
export const veicoli = speso('veicoli', 'Veicoli per persone con disabilità', 'fattura');
/** RP5: the purchase of a guide dog. */
export const caneGuida = speso('acquistoCaneGuida', 'Acquisto del cane guida', 'fattura');
/** RP6: the part of this year of expenses that were divided in four. */
export const ratePrecedenti = speso(
  'ratePrecedenti',
  'Rata di spese sanitarie di anni precedenti',
  'dichiarazione precedente',
);
/** RP14: rents of a home in leasing and the price to become its owner, of contracts from 2016 to 2020. */
export const canoneLeasing = speso('canoneLeasing', 'Canone di leasing della casa', 'quietanze');
export const riscattoLeasing = speso('riscattoLeasing', 'Prezzo di riscatto della casa', 'quietanza');
export const giovaneLeasing = dato({
  id: 'oneri.giovaneLeasing',
  titolo: 'Meno di 35 anni alla stipula del leasing',
  unita: 'logico',
  seManca: 'zero',
});
export const mutuo = speso(
  'mutuo',
  'Interessi di mutuo dell’abitazione principale',
  'attestazione della banca',
);
/** From the form of 2023 the mortgages made, or renegotiated, from 2022 stand apart. */
export const mutuoDal2022 = speso(
  'mutuoDal2022',
  'Interessi di mutuo dell’abitazione principale, contratti dal 2022',
  'attestazione della banca',
);
export const rateizza = dato({
  id: 'oneri.rateizza',
  titolo: 'Rateizzazione delle spese sanitarie',
  unita: 'logico',
  seManca: 'zero',
});

/** One other expense, with its code (RP8-RP13). */
export const altreSpese = 'spese';
export const codiceSpesa = dato({
  id: 'spese.codice',
  titolo: 'Codice della spesa',
  unita: 'codice',
  raccolta: altreSpese,
  seManca: 'ignoto',
  prova: 'documento della spesa',
});
export const importoSpesa = dato({
  id: 'spese.importo',
  titolo: 'Importo della spesa',
  unita: 'euro',
  raccolta: altreSpese,
  seManca: 'zero',
  prova: 'documento della spesa',
});

const ignoto = 'Codice di spesa {chiave} non gestito.';
const perCodice = (tabella: Parametro<Tabella>) => cerca(codiceSpesa, tabella, ignoto);

const ammessa = regola({
  id: 'spese.ammessa',
  titolo: 'Spesa ammessa del rigo',
  unita: 'euro',
  raccolta: altreSpese,
  formule: sempre(
    se(
      oltre(importoSpesa, zeroEuro),
      se(
        e(fino(rc, perCodice(p.redditoMassimoSpesa)), almeno(importoSpesa, perCodice(p.minimoSpesa))),
        maggiore(
          zeroEuro,
          meno(minore(importoSpesa, perCodice(p.limiteSpesa)), perCodice(p.franchigiaSpesa)),
        ),
        zeroEuro,
      ),
      zeroEuro,
    ),
    tuir('art. 15'),
  ),
});

/** Rate of the rigo: a number, since it only sorts the expenses. */
const aliquotaRigo = regola({
  id: 'spese.aliquota',
  titolo: 'Aliquota della spesa del rigo',
  unita: 'numero',
  raccolta: altreSpese,
  formule: sempre(se(oltre(ammessa, zeroEuro), perCodice(p.aliquotaSpesa), numero(0)), tuir('art. 15')),
});
const conAliquota = (aliquota: number) =>
  sommaDi(altreSpese, per(ammessa, uguale(aliquotaRigo, numero(aliquota))));

/** Of relatives who are not dependants, within the limit. */
const familiariAmmesse = minore(sanitarieFamiliari, p.limitePatologie);
/** All that the franchigia falls on once (art. 15, c. 1, lett. c). */
const conPatologie = somma(patologie, sanitarie, familiariAmmesse);
const oltreFranchigia = (spese: Nodo): Nodo => maggiore(zeroEuro, meno(spese, p.franchigiaSanitarie));
/** Divided in four, exempt pathologies are an expense like the others; else they stand by themselves (RN23). */
const daRateizzare = somma(oltreFranchigia(conPatologie), sanitarieDisabili);
export const sanitarieAmmesse = regola({
  id: 'oneri.sanitarieAmmesse',
  titolo: 'Spese sanitarie ammesse',
  unita: 'euro',
  formule: sempre(
    se(
      rateizza,
      arrotonda.centesimo(diviso(daRateizzare, numero(4))),
      somma(oltreFranchigia(somma(sanitarie, familiariAmmesse)), sanitarieDisabili),
    ),
    tuir('art. 15, c. 1, lett. c'),
  ),
});
/** RN47: what the next three years will take a quarter of. */
export const sanitarieRateizzate = regola({
  id: 'oneri.sanitarieRateizzate',
  titolo: 'Spese sanitarie rateizzate',
  unita: 'euro',
  formule: sempre(
    se(rateizza, daRateizzare, nonDovuto('nessuna rateizzazione')),
    tuir('art. 15, c. 1, lett. c'),
  ),
});
/** The franchigia falls first on the other expenses: what of it they leave falls on these. */
export const detrazionePatologie = regola({
  id: 'oneri.detrazionePatologie',
  titolo: 'Detrazione per patologie esenti',
  unita: 'euro',
  formule: sempre(
    se(
      rateizza,
      zeroEuro,
      arrotonda.centesimo(
        per(
          maggiore(
            zeroEuro,
            meno(patologie, maggiore(zeroEuro, meno(p.franchigiaSanitarie, sanitarie, familiariAmmesse))),
          ),
          p.aliquotaOneri,
        ),
      ),
    ),
    tuir('art. 15, c. 2'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN23'),
  ),
});

export const mutuoAmmesso = regola({
  id: 'oneri.mutuoAmmesso',
  titolo: 'Interessi di mutuo ammessi',
  unita: 'euro',
  formule: sempre(minore(somma(mutuo, mutuoDal2022), p.limiteMutuo), tuir('art. 15, c. 1, lett. b')),
});

export const intere = regola({
  id: 'oneri.altreIntere',
  titolo: 'Altre spese escluse dalla riduzione',
  unita: 'euro',
  formule: sempre(
    sommaDi(
      altreSpese,
      per(ammessa, uguale(se(oltre(ammessa, zeroEuro), perCodice(p.spesaIntera), numero(0)), numero(1))),
    ),
    tuir('art. 15, c. 3-quater'),
  ),
});
export const altre19 = regola({
  id: 'oneri.altreSpese19',
  titolo: 'Altre spese al 19%',
  unita: 'euro',
  formule: sempre(conAliquota(19), tuir('art. 15')),
});
const veicoliAmmessi = regola({
  id: 'oneri.veicoliAmmessi',
  titolo: 'Veicoli ammessi',
  unita: 'euro',
  formule: sempre(minore(veicoli, p.limiteVeicoli), tuir('art. 15, c. 1, lett. c')),
});
/** Health expenses that are not in RP15, second column: none falls with the income. */
export const altreSanitarie = regola({
  id: 'oneri.altreSanitarie',
  titolo: 'Veicoli, cani guida e rate di spese sanitarie',
  unita: 'euro',
  formule: sempre(somma(veicoliAmmessi, caneGuida, ratePrecedenti), tuir('art. 15, c. 1, lett. c')),
});
const entro = (importo: Nodo, giovani: Nodo, altri: Nodo) =>
  minore(importo, se(giovaneLeasing, giovani, altri));
/** Half as much for who was 35 when the contract was made. */
export const leasingAmmesso = regola({
  id: 'oneri.leasingAmmesso',
  titolo: 'Leasing della casa ammesso',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(somma(canoneLeasing, riscattoLeasing), zeroEuro),
      somma(
        entro(canoneLeasing, p.limiteCanoneGiovani, p.limiteCanone),
        entro(riscattoLeasing, p.limiteRiscattoGiovani, p.limiteRiscatto),
      ),
      zeroEuro,
    ),
    tuir('art. 15, c. 1, lett. i-sexies.1 e i-sexies.2'),
  ),
});
/** Everything at 19% but health: vehicles, mortgage, leasing, expenses with a code. */
export const altreAmmesse19 = regola({
  id: 'oneri.altreAmmesse19',
  titolo: 'Altre spese al 19% ammesse',
  unita: 'euro',
  formule: sempre(somma(altreSanitarie, mutuoAmmesso, leasingAmmesso, altre19), tuir('art. 15')),
});
export const totale19 = regola({
  id: 'oneri.totale19',
  titolo: 'Totale delle spese al 19%',
  unita: 'euro',
  formule: sempre(somma(sanitarieAmmesse, altreAmmesse19), tuir('art. 15')),
});

const conCodice = (numero: number): Nodo =>
  sommaDi(
    altreSpese,
    se(oltre(ammessa, zeroEuro), per(ammessa, uguale(codiceSpesa, codice(numero))), zeroEuro),
  );
/** Gifts of the year within their limit, less what other gifts took of it. */
const entroErogazioni = (dato: Nodo, altre: Nodo = zeroEuro): Nodo =>
  se(oltre(dato, zeroEuro), minore(dato, meno(p.limiteErogazioni, altre)), zeroEuro);
/** Gifts to parties: at 26%, and of another law than the other expenses (D.L. 149/2013, art. 11). */
export const totalePartiti = regola({
  id: 'oneri.totalePartiti',
  titolo: 'Erogazioni a partiti politici',
  unita: 'euro',
  formule: sempre(entroErogazioni(conCodice(p.CODICE_PARTITI)), {
    atto: 'D.L. 149/2013',
    articolo: 'art. 11',
    verificato: false,
  }),
});
const totaleOnlus = entroErogazioni(conCodice(p.CODICE_ONLUS));
export const totale26 = regola({
  id: 'oneri.totale26',
  titolo: 'Totale delle spese al 26%',
  unita: 'euro',
  formule: sempre(somma(totalePartiti, totaleOnlus), {
    atto: 'TUIR',
    articolo: 'art. 15, c. 1.1',
    verificato: false,
  }),
});
/** Gifts at 30% and at 35% have one limit: those that give more back are counted first. */
const totaleCts = (aliquota: 30 | 35, valore: Nodo) =>
  regola({
    id: `oneri.totale${aliquota}`,
    titolo: `Totale delle spese al ${aliquota}%`,
    unita: 'euro',
    formule: sempre(valore, { atto: 'D.Lgs. 117/2017', articolo: 'art. 83, c. 1', verificato: false }),
  });
export const totale35 = totaleCts(35, entroErogazioni(conAliquota(35)));
export const totale30 = totaleCts(30, entroErogazioni(conAliquota(30), totale35));
export const totale90 = regola({
  id: 'oneri.totale90',
  titolo: 'Totale delle spese al 90%',
  unita: 'euro',
  formule: sempre(conAliquota(90), { atto: 'D.L. 34/2020', articolo: 'art. 119, c. 4', verificato: false }),
});

/** Premiums: of a contract made until 2024 the ceiling of 2025 does not count them. */
export const premi = regola({
  id: 'oneri.premi',
  titolo: 'Premi di assicurazione',
  unita: 'euro',
  formule: sempre(
    sommaDi(
      altreSpese,
      se(
        oltre(ammessa, zeroEuro),
        per(ammessa, o(...p.CODICI_PREMI.map((n) => uguale(codiceSpesa, codice(n))))),
        zeroEuro,
      ),
    ),
    tuir('art. 15, c. 1, lett. f'),
  ),
});
/** What is deducted for mortgages made until 2021: the main home, its construction (code 10); those of farming are not handled. */
export const detrazioneMutuiFino2021 = regola({
  id: 'oneri.detrazioneMutuiFino2021',
  titolo: 'Detrazione per i mutui stipulati fino al 2021',
  unita: 'euro',
  formule: sempre(
    arrotonda.centesimo(
      per(
        somma(
          minore(mutuo, p.limiteMutuo),
          sommaDi(
            altreSpese,
            se(
              e(presente(importoSpesa), uguale(codiceSpesa, codice(p.CODICE_MUTUO_COSTRUZIONE))),
              ammessa,
              zeroEuro,
            ),
          ),
        ),
        p.aliquotaOneri,
      ),
    ),
    fonte('L. 234/2021', 'art. 1, c. 3'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP7'),
  ),
});
