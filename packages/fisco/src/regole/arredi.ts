import {
  almeno,
  arrotonda,
  cerca,
  codice,
  type Dato,
  dato,
  diviso,
  e,
  fino,
  minore,
  type Nodo,
  numero,
  o,
  oltre,
  per,
  presente,
  quota,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { aliquotaArredi } from '../parametri/casa.ts';
import { rataArredi, rataDelSuperbonus2022 } from '../parametri/lavori.ts';
import { primaRataVecchia } from '../parametri/trattamento-integrativo.ts';
import { spesaClasse, spesaCoppie, spesaMobili, spesaRicarica, spesaSecondi } from './acconti-730.ts';
import { fonte, sempre } from './fonti.ts';

const given = (id: string, titolo: string, unita: Dato['unita'] = 'euro') =>
  dato({ id: `arredi.${id}`, titolo, unita, seManca: 'zero', prova: 'fatture e bonifici' });
/** RP56-RP59: instalments, each with its number where the form has one. */
export const arredi = {
  ricarica: given('ricarica', 'Ricarica di veicoli elettrici, rata'),
  mobili: given('mobili', 'Mobili ed elettrodomestici, rata'),
  mobiliNumero: given('mobiliNumero', 'Mobili ed elettrodomestici, numero della rata', 'numero'),
  secondi: given('secondi', 'Mobili del secondo immobile, rata'),
  secondiNumero: given('secondiNumero', 'Mobili del secondo immobile, numero della rata', 'numero'),
  coppie: given('coppie', 'Mobili delle giovani coppie, rata'),
  classe: given('classe', 'IVA di abitazioni in classe A o B, rata'),
  classeNumero: given('classeNumero', 'IVA di abitazioni in classe A o B, numero della rata', 'numero'),
} as const;

/** RP56: years of contributions bought back, and charging stations, one rigo each. */
export const ricariche = 'ricariche';
const diRicarica = (id: string, titolo: string, unita: Dato['unita'], seManca: Dato['seManca']) =>
  dato({ id: `ricariche.${id}`, titolo, unita, raccolta: ricariche, seManca, prova: 'fatture e bonifici' });
const diSpesa = (id: string, titolo: string, iniziale: Dato['seManca']) => ({
  codice: diRicarica(`${id}codice`, `Codice della spesa${titolo}`, 'codice', iniziale),
  anno: diRicarica(`${id}anno`, `Anno della spesa${titolo}`, 'numero', 'ignoto'),
  percentuale: diRicarica(`${id}percentuale`, `Percentuale${titolo}`, 'codice', 'zero'),
  numero: diRicarica(`${id}numero`, `Numero della rata${titolo}`, 'numero', 'zero'),
  rata: diRicarica(`${id}rata`, `Importo della rata${titolo}`, 'euro', 'zero'),
  opzione: diRicarica(`${id}opzione2023`, `Opzione 2023${titolo}`, 'logico', 'zero'),
});
/** One's own expense, and that of a partnership for the share of the partner. */
const propria = diSpesa('', '', { iniziale: 2 });
export const ricaricaSocieta = diSpesa('societa.', ', dalla società', 'zero');
export const {
  codice: ricaricaCodice,
  anno: ricaricaAnno,
  percentuale: ricaricaPercentuale,
  numero: ricaricaNumero,
  rata: ricaricaRata,
  opzione: ricaricaOpzione,
} = propria;
type Spesa = typeof propria;
const isSuper = ({ codice: di }: Spesa): Nodo => o(...[3, 4, 5].map((n) => uguale(di, codice(n))));
const parteSuper = ({ anno, percentuale }: Spesa): Nodo =>
  se(
    e(o(...[2, 3, 4].map((n) => uguale(percentuale, codice(n)))), oltre(anno, numero(2022))),
    se(uguale(anno, numero(2023)), quota(0.9), se(uguale(anno, numero(2024)), quota(0.7), quota(0.65))),
    quota(1.1),
  );
const parteDi = (spesa: Spesa): Nodo => se(isSuper(spesa), parteSuper(spesa), quota(0.5));
const parte = parteDi(propria);
const finoAl = (anno: number): Nodo => fino(ricaricaAnno, numero(anno));
/** Of the superbonus as of the works; contributions bought back in five years, the other charging stations in ten. */
const quanteRate = se(
  isSuper(propria),
  se(
    finoAl(2021),
    numero(5),
    se(
      finoAl(2022),
      se(e(presente(ricaricaNumero), uguale(ricaricaNumero, rataDelSuperbonus2022)), numero(10), numero(4)),
      se(finoAl(2023), se(ricaricaOpzione, numero(10), numero(4)), numero(10)),
    ),
  ),
  se(uguale(ricaricaCodice, codice(1)), numero(5), numero(10)),
);
/** Of RP56 and E56: what is written or, of the 730, the expense over its instalments. */
export const rataRicarica = regola({
  id: 'ricariche.rataAnno',
  titolo: 'Rata dell’anno',
  unita: 'euro',
  raccolta: ricariche,
  formule: sempre(
    se(
      oltre(ricaricaRata, zeroEuro),
      ricaricaRata,
      se(oltre(spesaRicarica, zeroEuro), arrotonda.centesimo(diviso(spesaRicarica, quanteRate)), zeroEuro),
    ),
    fonte('Istruzioni 730/2023-2026', 'rigo E56'),
  ),
});
const rataAl = (n: number, rata: Nodo, spesa: Spesa): Nodo =>
  se(oltre(rata, zeroEuro), se(uguale(parteDi(spesa), quota(n / 100)), rata, zeroEuro), zeroEuro);
const ricaricheAl = (n: number): Nodo =>
  somma(
    sommaDi(ricariche, rataAl(n, rataRicarica, propria)),
    sommaDi(ricariche, rataAl(n, ricaricaSocieta.rata, ricaricaSocieta)),
  );

/** What is written or, of the 730, a tenth of the expense. */
const rataDi = (rata: Dato, spesa: Dato): Nodo =>
  se(oltre(rata, zeroEuro), rata, arrotonda.centesimo(diviso(spesa, numero(10))));
/** Of RP57-RP59 and E57-E59. */
export const rate = {
  mobili: rataDi(arredi.mobili, spesaMobili),
  secondi: rataDi(arredi.secondi, spesaSecondi),
  coppie: rataDi(arredi.coppie, spesaCoppie),
  classe: rataDi(arredi.classe, spesaClasse),
};
/** An instalment is a tenth of what the ceiling of its year lets in. */
const entroRata = (rata: Nodo, numeroRata: Dato): Nodo =>
  se(
    presente(numeroRata),
    minore(rata, cerca(numeroRata, rataArredi, 'Numero di rata {chiave} non previsto.')),
    rata,
  );
const mobili = entroRata(rate.mobili, arredi.mobiliNumero);
const secondi = entroRata(rate.secondi, arredi.secondiNumero);

const MODELLO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP60');
const LEGGE = fonte('D.L. 63/2013', 'art. 16, c. 2');
const euro = (id: string, titolo: string, valore: Nodo) =>
  regola({ id: `arredi.${id}`, titolo, unita: 'euro', formule: sempre(valore, LEGGE, MODELLO) });

/** RP60: one column for each rate. */
export const totaleArredi = euro(
  'totale',
  'Totale delle rate al 50%, sezione III-C',
  somma(arredi.ricarica, ricaricheAl(50), mobili, secondi, rate.coppie, rate.classe),
);
const SUPER = [110, 90, 70, 65] as const;
export const rateSuper = Object.fromEntries(
  SUPER.map((n) => [n, euro(`al${n}`, `Totale delle rate al ${n}%, sezione III-C`, ricaricheAl(n))]),
) as unknown as Readonly<Record<(typeof SUPER)[number], ReturnType<typeof regola>>>;
export const detrazioneArredi = euro(
  'detrazione',
  'Detrazione della sezione III-C',
  arrotonda.centesimo(
    somma(per(totaleArredi, aliquotaArredi), ...SUPER.map((n) => per(rateSuper[n], quota(n / 100)))),
  ),
);

const primaRata = (numeroRata: Dato): Nodo => e(presente(numeroRata), uguale(numeroRata, numero(1)));
/** Of the first instalment, at 50%: expenses of the year, which the ceiling of 2025 counts. */
export const arrediNuovi = euro(
  'nuovi',
  'Rate di mobili dell’anno',
  somma(
    se(primaRata(arredi.mobiliNumero), mobili, zeroEuro),
    se(primaRata(arredi.secondiNumero), secondi, zeroEuro),
  ),
);

const isVecchia = (numeroRata: Dato): Nodo => e(presente(numeroRata), almeno(numeroRata, primaRataVecchia));
/** Half of the instalments of expenses made until 2021, which count in the trattamento integrativo. */
export const arrediVecchi = euro(
  'vecchi',
  'Detrazione della sezione III-C, spese fino al 2021',
  arrotonda.centesimo(
    somma(
      per(
        somma(
          se(isVecchia(arredi.mobiliNumero), mobili, zeroEuro),
          se(isVecchia(arredi.secondiNumero), secondi, zeroEuro),
          rate.coppie,
          se(isVecchia(arredi.classeNumero), rate.classe, zeroEuro),
        ),
        aliquotaArredi,
      ),
      sommaDi(
        ricariche,
        se(oltre(rataRicarica, zeroEuro), se(finoAl(2021), per(rataRicarica, parte), zeroEuro), zeroEuro),
      ),
      sommaDi(
        ricariche,
        se(
          oltre(ricaricaSocieta.rata, zeroEuro),
          se(
            fino(ricaricaSocieta.anno, numero(2021)),
            per(ricaricaSocieta.rata, parteDi(ricaricaSocieta)),
            zeroEuro,
          ),
          zeroEuro,
        ),
      ),
    ),
  ),
);
/** What nobody said the year of. */
export const arrediSenzaAnno: Nodo = somma(
  arredi.ricarica,
  se(presente(arredi.mobiliNumero), zeroEuro, rate.mobili),
  se(presente(arredi.secondiNumero), zeroEuro, rate.secondi),
  se(presente(arredi.classeNumero), zeroEuro, rate.classe),
);
