import {
  arrotonda,
  dato,
  diviso,
  meno,
  minore,
  numero,
  per,
  scaglioni,
  se,
  somma,
  zeroEuro,
} from '../../engine/index.ts';
import * as p from '../../parametri/societa.ts';
import { daRiscontrare, fonte, tuir } from '../fonti.ts';
import { computeParte, conteggio, importo, positivo } from '../importi.ts';

// --- maintenance: 5% of the goods at the start of the year, the rest in the five years after --------------------------------
const ART_102 = tuir('art. 102, c. 6');
export const beni = importo('manutenzioni.beni', 'Costo dei beni a inizio anno');
export const manutenzioni = importo('manutenzioni.spese', 'Manutenzioni e riparazioni');
export const limiteManutenzioni = conteggio(
  'manutenzioni.limite',
  'Limite del 5%',
  arrotonda.euro(per(beni, p.quotaManutenzioni)),
  ART_102,
);
export const eccedenzaManutenzioni = conteggio(
  'manutenzioni.eccedenza',
  'Manutenzioni eccedenti',
  positivo(meno(manutenzioni, limiteManutenzioni)),
  ART_102,
);
/** Excess of the five years before, the last year first: a fifth each. */
export const eccedenzePregresse = [1, 2, 3, 4, 5].map((eta) =>
  importo(`manutenzioni.eccedenza${eta}`, `Eccedenza di ${eta === 1 ? 'un anno' : `${eta} anni`} prima`),
);
export const quoteManutenzioni = conteggio(
  'manutenzioni.quote',
  'Quote deducibili delle eccedenze pregresse',
  arrotonda.euro(diviso(somma(...eccedenzePregresse), numero(5))),
  ART_102,
);
export const passaggiManutenzioni = [eccedenzaManutenzioni, ...eccedenzePregresse].flatMap((da, posto) => {
  const a = eccedenzePregresse[posto];
  return a ? [{ da, a }] : [];
});

// --- representation ------------------------------------------------------------------------------------------------------
export const ricaviCaratteristici = importo('rappresentanza.ricavi', 'Ricavi della gestione caratteristica');
export const alberghiRappresentanza = importo(
  'redditoImpresa.aumento23alberghi',
  'Alberghi e ristoranti di rappresentanza',
);
export const altraRappresentanza = importo('redditoImpresa.aumento23altre', 'Altre spese di rappresentanza');
export const limiteRappresentanza = conteggio(
  'rappresentanza.limite',
  'Limite delle spese di rappresentanza',
  arrotonda.euro(scaglioni(ricaviCaratteristici, p.scaglioniRappresentanza)),
  tuir('art. 108, c. 2'),
);
const alberghi = arrotonda.euro(per(alberghiRappresentanza, p.quotaAlberghi));
export const rappresentanzaDeducibile = conteggio(
  'rappresentanza.deducibile',
  'Spese di rappresentanza deducibili',
  minore(somma(alberghi, altraRappresentanza), limiteRappresentanza),
  tuir('art. 108, c. 2'),
);

// --- IRAP that reduces the income -----------------------------------------------------------------------------------------
export const irapVersata = importo('irapDeducibile.versata', 'IRAP versata, entro il dovuto');
export const conInteressi = dato({
  id: 'irapDeducibile.conInteressi',
  titolo: 'Interessi passivi netti nell’anno',
  unita: 'logico',
  seManca: 'zero',
});
export const costoLavoro = importo('irapDeducibile.lavoro', 'Costo del lavoro al netto delle deduzioni IRAP');
export const baseIrap = importo('irapDeducibile.base', 'Base imponibile IRAP');
export const irapDecimo = conteggio(
  'irapDeducibile.decimo',
  'IRAP deducibile, 10%',
  se(conInteressi, arrotonda.euro(per(irapVersata, p.quotaIrap)), zeroEuro),
  fonte('D.L. 185/2008', 'art. 6'),
);
/** The two together never above what was paid. */
export const irapLavoro = conteggio(
  'irapDeducibile.costoLavoro',
  'IRAP deducibile, costo del lavoro',
  minore(computeParte(irapVersata, minore(costoLavoro, baseIrap), baseIrap), meno(irapVersata, irapDecimo)),
  fonte('D.L. 201/2011', 'art. 2'),
);

// --- credits to customers -------------------------------------------------------------------------------------------------
export const crediti = importo('svalutazione.crediti', 'Valore nominale dei crediti');
export const fondo = importo('svalutazione.fondo', 'Fondo dedotto negli anni precedenti');
export const svalutazione = importo('svalutazione.anno', 'Svalutazione a conto economico');
export const svalutazioneDeducibile = conteggio(
  'svalutazione.deducibile',
  'Svalutazione deducibile',
  minore(
    svalutazione,
    minore(
      arrotonda.euro(per(crediti, p.quotaSvalutazione)),
      positivo(meno(arrotonda.euro(per(crediti, p.quotaFondo)), fondo)),
    ),
  ),
  tuir('art. 106, c. 1'),
);
export const svalutazioneEccedente = conteggio(
  'svalutazione.eccedente',
  'Svalutazione eccedente',
  meno(svalutazione, svalutazioneDeducibile),
  tuir('art. 106, c. 1'),
);

// --- new hirings, from 2024 -------------------------------------------------------------------------------------------------
const MAXI = fonte('D.Lgs. 216/2023', 'art. 4');
export const personale = importo('maxi.personale', 'Costo del personale dell’anno (B9)');
export const personalePrima = importo('maxi.personalePrima', 'Costo del personale dell’anno precedente');
export const nuoviAssunti = importo('maxi.nuovi', 'Costo dei nuovi assunti a tempo indeterminato');
export const tutelati = importo('maxi.tutelati', 'di cui lavoratori meritevoli di maggiore tutela');
export const baseMaxi = conteggio(
  'maxi.base',
  'Base della maggiorazione',
  positivo(minore(nuoviAssunti, meno(personale, personalePrima))),
  MAXI,
);
/** Where the increase of cost is the lower, it goes to the two kinds by their weight. */
const baseTutelati = computeParte(baseMaxi, minore(tutelati, nuoviAssunti), nuoviAssunti);
export const maxiTutelati = conteggio(
  'maxi.trenta',
  'Maggiorazione del 30%',
  arrotonda.euro(per(baseTutelati, p.quotaMaxiTutelati)),
  daRiscontrare('D.M. 25/6/2024', 'art. 5'),
);
export const maxiOrdinaria = conteggio(
  'maxi.venti',
  'Maggiorazione del 20%',
  arrotonda.euro(per(meno(baseMaxi, baseTutelati), p.quotaMaxi)),
  MAXI,
);
/** What must be more than it was, or there is nothing. */
export const dipendenti = (['fine', 'prima'] as const).flatMap((quando) =>
  (['indeterminato', 'tutti'] as const).map((chi) => ({
    quando,
    chi,
    dato: dato({
      id: `maxi.${chi}.${quando}`,
      titolo: `Dipendenti ${chi === 'tutti' ? 'in tutto' : 'a tempo indeterminato'}, ${quando === 'fine' ? 'a fine anno' : 'media dell’anno prima'}`,
      unita: 'numero',
      seManca: 'zero',
    }),
  })),
);
