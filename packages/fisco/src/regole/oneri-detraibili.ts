import {
  almeno,
  arrotonda,
  cerca,
  codice,
  dato,
  e,
  fino,
  maggiore,
  meno,
  minore,
  type Nodo,
  numero,
  o,
  oltre,
  type Parametro,
  per,
  quota,
  regola,
  se,
  somma,
  sommaDi,
  type Tabella,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/oneri.ts';
import * as c from '../parametri/spese-codici.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { redditoRiferimento as rc, redditoAgevolazioni, redditoTerreni } from './reddito.ts';
import { altreSanitarie, sanitarieAmmesse } from './spese-sanitarie.ts';

const speso = (id: string, titolo: string, prova: string) =>
  dato({ id: `oneri.${id}`, titolo, unita: 'euro', seManca: 'zero', prova });

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

const ignoto = 'Codice di spesa {chiave} non previsto dal modello dell’anno.';
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
        e(fino(rc, perCodice(c.redditoMassimoSpesa)), almeno(importoSpesa, perCodice(c.minimoSpesa))),
        maggiore(
          zeroEuro,
          meno(
            minore(
              importoSpesa,
              perCodice(c.limiteSpesa),
              se(
                oltre(perCodice(c.parteDelReddito), quota(0)),
                arrotonda.centesimo(per(redditoAgevolazioni, perCodice(c.parteDelReddito))),
                importoSpesa,
              ),
            ),
            perCodice(c.franchigiaSpesa),
          ),
        ),
        zeroEuro,
      ),
      zeroEuro,
    ),
    tuir('art. 15'),
  ),
});

const conAliquota = (aliquota: number): Nodo =>
  sommaDi(
    altreSpese,
    se(
      oltre(ammessa, zeroEuro),
      per(ammessa, uguale(perCodice(c.aliquotaSpesa), numero(aliquota))),
      zeroEuro,
    ),
  );
const conCodice = (...quali: number[]): Nodo =>
  sommaDi(
    altreSpese,
    se(
      oltre(ammessa, zeroEuro),
      per(ammessa, o(...quali.map((n) => uguale(codiceSpesa, codice(n))))),
      zeroEuro,
    ),
  );

/** RP7 of the form of 2026: when the mortgage was made is said by a code, one rigo each. */
export const mutui = 'mutui';
export const codiceMutuo = dato({
  id: 'mutui.codice',
  titolo: 'Quando è stato stipulato il mutuo',
  unita: 'codice',
  raccolta: mutui,
  seManca: { iniziale: 7 },
  prova: 'attestazione della banca',
});
export const interessiMutuo = dato({
  id: 'mutui.interessi',
  titolo: 'Interessi di mutuo dell’abitazione principale',
  unita: 'euro',
  raccolta: mutui,
  seManca: 'zero',
  prova: 'attestazione della banca',
});
const delMutuo = (quale: number): Nodo =>
  sommaDi(mutui, se(uguale(codiceMutuo, codice(quale)), interessiMutuo, zeroEuro));
/** What a limit leaves after what has used it up. */
const resto = (limite: Nodo, ...usati: Nodo[]): Nodo => maggiore(zeroEuro, meno(limite, ...usati));
const importo = (id: string, titolo: string, valore: Nodo, ...fonti: Parameters<typeof sempre>[1][]) =>
  regola({ id: `oneri.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti) });

const MUTUI = tuir('art. 15, c. 1, lett. b');
const mutuoFino2021 = importo(
  'mutuoFino2021',
  'Interessi di mutuo ammessi, contratti fino al 2021',
  minore(somma(mutuo, delMutuo(7)), p.limiteMutuo),
  MUTUI,
);
const mutuoFino2024 = importo(
  'mutuoFino2024',
  'Interessi di mutuo ammessi, contratti fino al 2024',
  minore(somma(mutuo, mutuoDal2022, delMutuo(7), delMutuo(48)), p.limiteMutuo),
  MUTUI,
);
export const mutuoAmmesso = importo(
  'mutuoAmmesso',
  'Interessi di mutuo ammessi',
  minore(somma(mutuo, mutuoDal2022, sommaDi(mutui, interessiMutuo)), p.limiteMutuo),
  MUTUI,
);

/** Expenses that share a limit: those of older contracts, which no ceiling touches, use it first. */
const insieme = (
  id: string,
  titolo: string,
  limite: Nodo,
  vecchi: Nodo,
  nuovi: Nodo,
  fonte15: typeof MUTUI,
) => {
  const prima = importo(
    `${id}Fino2024`,
    `${titolo}, contratti fino al 2024`,
    minore(vecchi, limite),
    fonte15,
  );
  const tutti = importo(id, titolo, minore(somma(vecchi, nuovi), limite), fonte15);
  return { prima, tutti };
};
const LETTERA_F = tuir('art. 15, c. 1, lett. f');
const costruzione = insieme(
  'costruzione',
  'Mutui per la costruzione',
  c.limiteCostruzione,
  conCodice(10, 46),
  conCodice(55),
  tuir('art. 15, c. 1-ter'),
);
/** Of farmers, within the income of their land. */
const agrari = insieme(
  'agrari',
  'Prestiti e mutui agrari',
  redditoTerreni,
  conCodice(11, 47),
  conCodice(56),
  tuir('art. 15, c. 1, lett. a'),
);
const vita = insieme(
  'vita',
  'Assicurazioni sulla vita',
  c.limiteVita,
  conCodice(36),
  conCodice(51),
  LETTERA_F,
);
const disabilita = insieme(
  'disabilita',
  'Assicurazioni per disabilità grave',
  resto(c.limiteDisabilita, vita.tutti),
  conCodice(38),
  conCodice(52),
  LETTERA_F,
);
const autosufficienza = insieme(
  'autosufficienza',
  'Assicurazioni per non autosufficienza',
  resto(c.limiteAutosufficienza, vita.tutti, disabilita.tutti),
  conCodice(39),
  conCodice(53),
  LETTERA_F,
);

const diClasse = (...quali: number[]): Nodo =>
  sommaDi(
    altreSpese,
    se(
      oltre(ammessa, zeroEuro),
      per(ammessa, o(...quali.map((n) => uguale(perCodice(c.classeSpesa), numero(n))))),
      zeroEuro,
    ),
  );
const { classi } = c;
/** At 19%, whatever the income: all of them, and those that no ceiling touches. */
export const intere = importo(
  'altreIntere',
  'Altre spese escluse dalla riduzione',
  somma(diClasse(classi.intera, classi.interaLibera), costruzione.tutti, agrari.tutti),
  tuir('art. 15, c. 3-quater'),
);
export const intereLibere = importo(
  'altreIntereLibere',
  'Altre spese escluse dalla riduzione e dal tetto',
  somma(diClasse(classi.interaLibera), costruzione.prima, agrari.prima, mutuoFino2024),
  tuir('art. 16-ter, c. 4'),
);
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
/** At 19%, falling with the income. */
export const ridotte = importo(
  'altreRidotte',
  'Altre spese soggette a riduzione',
  somma(
    diClasse(classi.ridotta, classi.ridottaLibera),
    vita.tutti,
    disabilita.tutti,
    autosufficienza.tutti,
    leasingAmmesso,
  ),
  tuir('art. 15, c. 3-bis'),
);
export const ridotteLibere = importo(
  'altreRidotteLibere',
  'Altre spese soggette a riduzione e fuori dal tetto',
  somma(diClasse(classi.ridottaLibera), vita.prima, disabilita.prima, autosufficienza.prima, leasingAmmesso),
  tuir('art. 16-ter, c. 4'),
);
/** RP15, second column: nothing of it falls with the income. */
export const totale19Intero = importo(
  'totale19Intero',
  'Spese al 19% da non commisurare al reddito',
  somma(sanitarieAmmesse, altreSanitarie, mutuoAmmesso, intere),
  tuir('art. 15, c. 3-quater'),
);
/** Everything at 19% but health: vehicles, mortgage, leasing, expenses with a code. */
export const altreAmmesse19 = importo(
  'altreAmmesse19',
  'Altre spese al 19% ammesse',
  somma(altreSanitarie, mutuoAmmesso, intere, ridotte),
  tuir('art. 15'),
);
export const totale19 = importo(
  'totale19',
  'Totale delle spese al 19%',
  somma(sanitarieAmmesse, altreAmmesse19),
  tuir('art. 15'),
);

/** Gifts of the year within their limit, less what other gifts took of it. */
const entroErogazioni = (di: Nodo, altre: Nodo = zeroEuro): Nodo =>
  se(oltre(di, zeroEuro), minore(di, meno(p.limiteErogazioni, altre)), zeroEuro);
/** Gifts to parties: at 26%, and of another law than the other expenses (D.L. 149/2013, art. 11). */
export const totalePartiti = importo(
  'totalePartiti',
  'Erogazioni a partiti politici',
  entroErogazioni(conCodice(c.CODICE_PARTITI)),
  fonte('D.L. 149/2013', 'art. 11'),
);
export const totaleOnlus = importo(
  'totaleOnlus',
  'Erogazioni a ONLUS',
  entroErogazioni(conCodice(c.CODICE_ONLUS)),
  tuir('art. 15, c. 1.1'),
);
export const totale26 = importo(
  'totale26',
  'Totale delle spese al 26%',
  somma(totalePartiti, totaleOnlus),
  tuir('art. 15, c. 1.1'),
);
/** Gifts at 30% and at 35% have one limit: those that give more back are counted first. */
const CTS = fonte('D.Lgs. 117/2017', 'art. 83, c. 1');
export const totale35 = importo(
  'totale35',
  'Totale delle spese al 35%',
  entroErogazioni(conAliquota(35)),
  CTS,
);
export const totale30 = importo(
  'totale30',
  'Totale delle spese al 30%',
  entroErogazioni(conAliquota(30), totale35),
  CTS,
);
export const totale90 = importo(
  'totale90',
  'Totale delle spese al 90%',
  conAliquota(90),
  fonte('D.L. 34/2020', 'art. 119, c. 4'),
);

/** What is deducted for mortgages made until 2021: the main home, its construction, those of farmers. */
export const detrazioneMutuiFino2021 = importo(
  'detrazioneMutuiFino2021',
  'Detrazione per i mutui stipulati fino al 2021',
  arrotonda.centesimo(
    per(
      somma(mutuoFino2021, minore(conCodice(10), c.limiteCostruzione), minore(conCodice(11), redditoTerreni)),
      p.aliquotaOneri,
    ),
  ),
  fonte('L. 234/2021', 'art. 1, c. 3'),
  fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RC14'),
);
