import {
  arrotonda,
  type Dato,
  dato,
  diviso,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  numero,
  oltre,
  per,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/crediti.ts';
import { daTrust } from './altri-redditi.ts';
import {
  altriCrediti,
  ape,
  contributoUnificato,
  importoAltro,
  mediazione,
  negoziazioneConCodice,
  occupazioneConCodice,
  scuolaConCodice,
  videosorveglianzaConCodice,
} from './crediti-codice.ts';
import { senzaSostitutiva } from './crediti-sostitutiva.ts';
import { daRiscontrare, fonte, sempre, tra } from './fonti.ts';
import { redditoImponibile } from './imposta-lorda.ts';
import { coda as ordinaria } from './impresa-ordinaria.ts';
import { coda as semplificata } from './impresa-semplificata.ts';
import { totali as partecipazioni } from './partecipazioni.ts';
import { creditiUtili } from './prospetti-rs.ts';
import { abitazione as sisma730 } from './sisma-730.ts';

const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro CR');
const LETTE = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi RN24, RN28 e RN30');
/** What a credit of CR gives: told by the instructions from the form of 2023 on. */
const lettoDal2022 = (valore: Nodo) => [tra(2018, 2021, valore, MODELLO), tra(2022, null, valore, LETTE)];
const importo = (id: string, titolo: string, prova?: string): Dato =>
  dato({ id: `crediti.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });

/** A credit that goes on year after year: what was left, what the year adds, what an F24 and LM40 already used. */
const makeCredito = (id: string, titolo: string, lm40: number, idTotale = id) => {
  const residuo = importo(`${id}Residuo`, `${titolo}: residuo precedente`, 'dichiarazione precedente');
  const anno = importo(`${id}Anno`, `${titolo}: credito dell’anno`);
  const compensato = importo(`${id}Compensato`, `${titolo}: compensato in F24`, 'F24');
  const spettante = regola({
    id: `crediti.${idTotale}`,
    titolo,
    unita: 'euro',
    formule: lettoDal2022(senzaSostitutiva(lm40, somma(residuo, anno), compensato)),
  });
  return { residuo, anno, compensato, spettante };
};

/** LM40 has no column for it, or its total has. */
const SENZA_LM40 = 0;
const terzo = (di: Nodo): Nodo => arrotonda.centesimo(diviso(di, numero(3)));

export const primaCasa = makeCredito('primaCasa', 'Riacquisto della prima casa', 1);
/** The credit of a rigo of Redditi PF, and what the 730 has of it in G15. */
const addConCodice = (
  id: string,
  titolo: string,
  { spettante, ...righi }: ReturnType<typeof makeCredito>,
  conCodice: Nodo,
) => ({
  ...righi,
  spettante: regola({
    id: `crediti.${id}`,
    titolo,
    unita: 'euro',
    formule: lettoDal2022(somma(spettante, conCodice)),
  }),
});
export const occupazione = addConCodice(
  'occupazione',
  'Incremento dell’occupazione',
  makeCredito('occupazione', 'Incremento dell’occupazione, CR9', SENZA_LM40, 'occupazioneCr9'),
  occupazioneConCodice,
);
export const fondiPensione = makeCredito('fondiPensione', 'Reintegro di anticipazioni dai fondi pensione', 6);
const conUnder36 = makeCredito('under36', 'Acquisto della prima casa prima dei 36 anni', 15, 'under36Lordo');
/** CR13, fourth column: used in the acts that followed. */
export const under36InAtto = importo(
  'under36InAtto',
  'Acquisto prima dei 36 anni: compensato in atto',
  'atto',
);
export const under36 = {
  ...conUnder36,
  spettante: regola({
    id: 'crediti.under36',
    titolo: 'Acquisto della prima casa prima dei 36 anni',
    unita: 'euro',
    formule: lettoDal2022(maggiore(zeroEuro, meno(conUnder36.spettante, under36InAtto))),
  }),
};
const negoziazioneCr16 = makeCredito(
  'negoziazione',
  'Negoziazione e arbitrato, CR16',
  SENZA_LM40,
  'negoziazioneCr16',
);
/** CR16 until the form of 2023, then CR31 with code 17. */
export const negoziazione = {
  ...negoziazioneCr16,
  spettante: regola({
    id: 'crediti.negoziazione',
    titolo: 'Negoziazione e arbitrato',
    unita: 'euro',
    formule: lettoDal2022(senzaSostitutiva(8, somma(negoziazioneCr16.spettante, negoziazioneConCodice))),
  }),
};
export const videosorveglianza = addConCodice(
  'videosorveglianza',
  'Videosorveglianza',
  makeCredito('videosorveglianza', 'Videosorveglianza, CR17', 11, 'videosorveglianzaCr17'),
  videosorveglianzaConCodice,
);
/** Those of RN24. */
export const nellaLorda = {
  ...{ primaCasa, occupazione, fondiPensione, under36, negoziazione },
  mediazione: { spettante: mediazione },
  contributoUnificato: { spettante: contributoUnificato },
};
export const somme = { primaCasa, occupazione, fondiPensione, under36, negoziazione, videosorveglianza };

/** CR8: tax paid on rents that were never received. */
export const canoniNonPercepiti = importo('canoniNonPercepiti', 'Canoni di locazione non percepiti');
/** CR10 and CR11: homes and other buildings hit by the earthquake in Abruzzo. */
export const sismaRata = importo('sismaRata', 'Abitazione principale in Abruzzo: rata annuale');
export const sismaResiduo = importo('sismaResiduo', 'Abitazione principale in Abruzzo: residuo precedente');
export const sismaAltriRata = importo('sismaAltriRata', 'Altri immobili in Abruzzo: rata annuale');
/** CR14: gifts to culture, the parts of the two years before, what a company passes on. */
export const culturaSpesa = importo('culturaSpesa', 'Erogazioni alla cultura nell’anno', 'ricevute');
export const culturaResiduo = importo('culturaResiduo', 'Erogazioni alla cultura: residuo precedente');
export const culturaPrimaRata = importo('culturaPrimaRata', 'Rata del credito dell’anno precedente');
export const culturaSecondaRata = importo('culturaSecondaRata', 'Rata del credito di due anni prima');
export const culturaQuota = importo('culturaQuota', 'Quota ricevuta per trasparenza');
export const scuolaResiduo = importo('scuolaResiduo', 'Erogazioni alla scuola: residuo precedente');

/** CR18-CR30 until the form of 2022: credits of single years, one rigo each. */
export const creditiAnnui = 'creditiAnnui';
const annuo = (id: string, titolo: string): Dato =>
  dato({ id: `creditiAnnui.${id}`, titolo, unita: 'euro', raccolta: creditiAnnui, seManca: 'zero' });
export const annuoResiduo = annuo('residuo', 'Credito di un anno: residuo precedente');
export const annuoSpettante = annuo('spettante', 'Credito di un anno: spettante');
export const annuoCompensato = annuo('compensato', 'Credito di un anno: compensato in F24');
const totaleAnnui = sommaDi(
  creditiAnnui,
  maggiore(zeroEuro, meno(somma(annuoResiduo, annuoSpettante), annuoCompensato)),
);
export const annui = regola({
  id: 'crediti.annui',
  titolo: 'Crediti d’imposta di singoli anni',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(totaleAnnui, zeroEuro),
      incerto(totaleAnnui, 'righi e uso dei crediti da CR18 a CR30 da riscontrare per anno'),
      zeroEuro,
    ),
    MODELLO,
  ),
});
/** RN32, first column: what an investment fund paid for its holders. */
export const fondiComuni = importo('fondiComuni', 'Credito d’imposta per fondi comuni', 'certificazione');

const limiteCultura = arrotonda.centesimo(per(redditoImponibile, p.limiteArtBonus));
/** A third of 65% of the gift, which stays within 15% of the taxable income. */
export const culturaRata = regola({
  id: 'crediti.culturaRata',
  titolo: 'Erogazioni alla cultura: rata dell’anno',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(culturaSpesa, zeroEuro),
      terzo(minore(arrotonda.centesimo(per(culturaSpesa, p.quotaArtBonus)), limiteCultura)),
      zeroEuro,
    ),
    fonte('D.L. 83/2014', 'art. 1'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN30'),
  ),
});
export const cultura = regola({
  id: 'crediti.cultura',
  titolo: 'Erogazioni alla cultura: totale credito',
  unita: 'euro',
  formule: sempre(
    senzaSostitutiva(
      9,
      somma(culturaRata, culturaResiduo, culturaPrimaRata, culturaSecondaRata, terzo(culturaQuota)),
    ),
    fonte('D.L. 83/2014', 'art. 1'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN30'),
  ),
});
export const scuola = regola({
  id: 'crediti.scuola',
  titolo: 'Erogazioni alla scuola: totale credito',
  unita: 'euro',
  formule: lettoDal2022(senzaSostitutiva(10, somma(scuolaResiduo, scuolaConCodice))),
});
export const sisma = regola({
  id: 'crediti.sisma',
  titolo: 'Abitazione principale in Abruzzo: credito dell’anno',
  unita: 'euro',
  formule: lettoDal2022(senzaSostitutiva(5, somma(sismaRata, sismaResiduo, sisma730))),
});

/** CR30: nothing of it is in the balance; what is left goes to the next year or to an F24. */
export const euroritenutaResiduo = importo('euroritenutaResiduo', 'Euroritenuta: residuo precedente');
export const euroritenutaAnno = importo('euroritenutaAnno', 'Euroritenuta: credito dell’anno');
export const euroritenutaCompensata = importo('euroritenutaCompensata', 'Euroritenuta: compensata in F24');
export const euroritenuta = regola({
  id: 'crediti.euroritenuta',
  titolo: 'Euroritenuta: credito residuo',
  unita: 'euro',
  formule: sempre(
    maggiore(zeroEuro, meno(somma(euroritenutaResiduo, euroritenutaAnno), euroritenutaCompensata)),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo CR30'),
  ),
});

const totaleAltri = sommaDi(altriCrediti, importoAltro);
/** RN32, second column: what reduces the tax and is given back when it is more. */
export const altri = regola({
  id: 'crediti.altri',
  titolo: 'Altri crediti d’imposta',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2021,
      se(
        oltre(totaleAltri, zeroEuro),
        incerto(somma(canoniNonPercepiti, totaleAltri), 'uso dei crediti di CR31 da riscontrare'),
        canoniNonPercepiti,
      ),
      daRiscontrare('Istruzioni Redditi PF', 'rigo RN32'),
    ),
    tra(
      2022,
      null,
      somma(
        ...[canoniNonPercepiti, ape, partecipazioni.crediti, daTrust.altri, creditiUtili],
        ...[ordinaria.altriCrediti, semplificata.altriCrediti],
      ),
      fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN32'),
    ),
  ],
});
