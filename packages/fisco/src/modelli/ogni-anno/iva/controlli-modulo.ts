import {
  costante,
  e,
  fino,
  meno,
  type Nodo,
  non,
  o,
  oltre,
  presente,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { esoneroAgricolo } from '../../../parametri/iva.ts';
import * as a from '../../../regole/iva-attive.ts';
import * as d from '../../../regole/iva-detrazione.ts';
import { moduloIva } from '../../../regole/iva-modulo.ts';
import * as p from '../../../regole/iva-passive.ts';
import type { Controllo } from '../../scheda.ts';

const POCHI_EURO = costante('euro', 1_000);
const oltreIntorno = (nodo: Nodo, intorno: Nodo): Nodo =>
  o(oltre(nodo, intorno), oltre(meno(zeroEuro, nodo), intorno));
const nonZero = (nodo: Nodo): Nodo => non(uguale(nodo, zeroEuro));
const metodi = Object.values(d.metodi);
const unMetodo = o(...metodi);
const pr = d.proRata;
const esentiDettagliati = somma(pr.oro, pr.accessorie, pr.senzaDetrazione, pr.conDiritto, pr.emergenza);

/** Checks of each modulo: VE, VF, VJ. */
export const controlliModulo: readonly Controllo[] = (
  [
    {
      codice: 'VARIAZIONI_VENDITE',
      livello: 'informativa',
      quando: oltreIntorno(a.variazioni, POCHI_EURO),
      dato: a.variazioni,
      frase:
        'Le variazioni d’imposta (VE25) superano i 10 euro: verificare le aliquote nei righi da VE1 a VE23.',
      fonte: 'Modello IVA, quadro VE',
    },
    {
      codice: 'VARIAZIONI_ACQUISTI',
      livello: 'informativa',
      quando: oltreIntorno(p.variazioniAcquisti, POCHI_EURO),
      dato: p.variazioniAcquisti,
      frase:
        'Le variazioni d’imposta sugli acquisti superano i 10 euro: verificare le aliquote nella prima sezione di VF.',
      fonte: 'Modello IVA, quadro VF',
    },
    {
      codice: 'PER_CASSA_OLTRE',
      livello: 'bloccante',
      quando: oltre(a.perCassa, a.esigibiliDopo),
      dato: a.perCassa,
      frase:
        'L’IVA per cassa (VE37 col. 2) supera le operazioni con imposta esigibile dopo (VE37 col. 1), di cui è parte.',
      fonte: 'D.L. 83/2012, art. 32-bis',
    },
    {
      codice: 'VOLUME_NEGATIVO',
      livello: 'informativa',
      quando: oltre(zeroEuro, a.volumeAffari),
      dato: a.volumeAffari,
      frase: 'Il volume d’affari (VE50) è negativo: può esserlo solo per note di variazione.',
      fonte: 'D.P.R. 633/1972, art. 20',
    },
    {
      codice: 'PRECEDENTI_OLTRE',
      livello: 'discordanza',
      quando: oltre(a.anniPrecedenti, a.imponibileVendite),
      dato: a.anniPrecedenti,
      frase:
        'Le operazioni di anni precedenti (VE39) superano il totale imponibile (VE24), in cui devono già stare.',
      fonte: 'D.P.R. 633/1972, art. 6, c. 5',
    },
    {
      codice: 'PLAFOND_SENZA_DETTAGLIO',
      livello: 'discordanza',
      quando: nonZero(a.plafond.senzaDettaglio),
      dato: a.plafond.senzaDettaglio,
      frase:
        'Le operazioni del plafond (VE30) vanno indicate nelle colonne da 2 a 5: una parte è senza il dettaglio.',
      fonte: 'Modello IVA, quadro VE',
    },
    {
      codice: 'INVERSIONE_SENZA_DETTAGLIO',
      livello: 'discordanza',
      quando: nonZero(a.inversioni.senzaDettaglio),
      dato: a.inversioni.senzaDettaglio,
      frase:
        'Le operazioni con inversione contabile (VE35) vanno nelle colonne da 2 a 9: una parte è senza il dettaglio.',
      fonte: 'Modello IVA, quadro VE',
    },
    {
      codice: 'PARTICOLARI_SENZA_DETTAGLIO',
      livello: 'discordanza',
      quando: nonZero(p.particolariSenzaDettaglio),
      dato: p.particolariSenzaDettaglio,
      frase:
        'L’imposta sulle operazioni particolari va nei righi da VJ1 a VJ18: una parte è senza il dettaglio.',
      fonte: 'Modello IVA, quadro VJ',
    },
    {
      codice: 'RIPARTIZIONE_ACQUISTI',
      livello: 'bloccante',
      quando: non(uguale(somma(...p.ripartizione), p.totaleAcquisti)),
      dato: p.ripartizione[0] ?? p.totaleAcquisti,
      frase:
        'La ripartizione degli acquisti (ultimo rigo della seconda sezione di VF) non fa il totale degli acquisti.',
      fonte: 'Modello IVA, quadro VF',
    },
    {
      codice: 'INTRACOMUNITARI_DIVERSI',
      livello: 'discordanza',
      quando: e(
        o(nonZero(p.provenienze[1] ?? zeroEuro), nonZero(p.particolari[8]?.imposta ?? zeroEuro)),
        non(uguale(p.provenienze[1] ?? zeroEuro, p.particolari[8]?.imposta ?? zeroEuro)),
      ),
      dato: p.particolari[8]?.imposta ?? p.impostaParticolari,
      frase: 'L’imposta sugli acquisti intracomunitari in VJ9 non è quella indicata fra gli acquisti in VF.',
      fonte: 'D.L. 331/1993, art. 38',
    },
    {
      codice: 'PARTICOLARI_SENZA_ACQUISTI',
      livello: 'discordanza',
      quando: e(
        oltre(p.impostaParticolari, zeroEuro),
        uguale(p.impostaAcquisti, zeroEuro),
        non(presente(d.detraibileAParte)),
      ),
      dato: p.impostaParticolari,
      frase:
        'C’è imposta in VJ e nessuna imposta sugli acquisti in VF: le operazioni di VJ si ripetono in VF.',
      fonte: 'D.P.R. 633/1972, art. 17',
    },
    {
      codice: 'METODI_DIVERSI',
      livello: 'bloccante',
      quando: oltre(somma(...metodi), costante('logico', 1)),
      dato: d.metodi.agenzie,
      frase: 'In VF30 si barra un solo metodo: per più attività si compilano più moduli.',
      fonte: 'D.P.R. 633/1972, art. 36',
    },
    {
      codice: 'ESENTI_SENZA_CASELLA',
      livello: 'discordanza',
      quando: e(oltre(a.esenti, zeroEuro), non(unMetodo), non(d.esentiOccasionali)),
      dato: d.metodi.esenti,
      frase:
        'Ci sono operazioni esenti (VE33): barrare VF30 (esenti), oppure VF60 se sono occasionali o accessorie.',
      fonte: 'D.P.R. 633/1972, art. 19, c. 5',
    },
    {
      codice: 'PRO_RATA_SENZA_CASELLA',
      livello: 'bloccante',
      quando: e(
        non(d.metodi.esenti),
        o(
          ...Object.values(pr).map((uno) => presente(uno)),
          ...[d.occasionali.imposta, d.plafondNonAssolta, d.detraibileOro].map((uno) => presente(uno)),
          d.soleEsenti,
          d.dispensa,
        ),
      ),
      dato: d.metodi.esenti,
      frase: 'La sezione 3-A di VF è compilata e in VF30 non è barrata la casella delle operazioni esenti.',
      fonte: 'D.P.R. 633/1972, art. 19-bis',
    },
    {
      codice: 'AGRICOLE_SENZA_CASELLA',
      livello: 'bloccante',
      quando: e(
        non(d.metodi.agricole),
        o(
          nonZero(d.imponibileAgricolo),
          nonZero(d.impostaAgricola),
          ...[d.miste.imponibile, d.detraibileMiste, d.detraibileNonImponibili].map((uno) => presente(uno)),
        ),
      ),
      dato: d.metodi.agricole,
      frase: 'La sezione 3-B di VF è compilata e in VF30 non è barrata la casella delle imprese agricole.',
      fonte: 'D.P.R. 633/1972, art. 34',
    },
    {
      codice: 'CONNESSE_SENZA_AGRICOLE',
      livello: 'discordanza',
      quando: e(nonZero(d.connesseOccasionali.imposta), non(d.metodi.agricole)),
      dato: d.connesseOccasionali.imposta,
      frase:
        'Le operazioni occasionali dell’art. 34-bis (VF62) sono delle imprese agricole: in VF30 non è barrata la casella.',
      fonte: 'D.P.R. 633/1972, art. 34-bis',
    },
    {
      codice: 'DETRAZIONE_OLTRE_ACQUISTI',
      livello: 'discordanza',
      quando: e(
        d.metodi.esenti,
        uguale(d.detraibileOro, zeroEuro),
        oltre(d.detraibileEsenti, somma(p.impostaAcquisti, d.plafondNonAssolta)),
      ),
      dato: d.detraibileEsenti,
      frase: 'L’IVA ammessa in detrazione (VF37) supera quella degli acquisti.',
      fonte: 'D.P.R. 633/1972, art. 19-bis',
    },
    {
      codice: 'AMMORTIZZABILI_ESENTI_OLTRE',
      livello: 'discordanza',
      quando: oltre(pr.ammortizzabili, a.beniAmmortizzabili),
      dato: pr.ammortizzabili,
      frase:
        'I beni ammortizzabili e passaggi interni esenti (VF34) superano quelli tolti dal volume d’affari (VE40).',
      fonte: 'D.P.R. 633/1972, art. 19-bis, c. 2',
    },
    {
      codice: 'ESENTI_OLTRE',
      livello: 'discordanza',
      quando: oltre(esentiDettagliati, a.esenti),
      dato: pr.oro,
      frase: 'Le operazioni esenti dettagliate in VF34 superano quelle di VE33.',
      fonte: 'D.P.R. 633/1972, art. 19-bis',
    },
    {
      codice: 'SOLE_ESENTI_E_IMPONIBILI',
      livello: 'discordanza',
      quando: e(d.soleEsenti, oltre(a.imponibileVendite, zeroEuro), non(presente(d.occasionali.imposta))),
      dato: d.soleEsenti,
      frase:
        'È barrato VF32 (solo operazioni esenti) e ci sono operazioni imponibili: indicare gli acquisti occasionali in VF31.',
      fonte: 'D.P.R. 633/1972, art. 19',
    },
    {
      codice: 'DISPENSA_E_DETRAZIONE',
      livello: 'informativa',
      quando: e(d.dispensa, oltre(p.impostaAcquisti, zeroEuro)),
      dato: d.dispensa,
      frase: 'Con l’opzione dell’art. 36-bis (VF33) l’imposta sugli acquisti non si detrae.',
      fonte: 'D.P.R. 633/1972, art. 36-bis',
    },
    {
      codice: 'MISTE_OLTRE',
      livello: 'discordanza',
      quando: oltre(d.detraibileMiste, p.impostaAcquisti),
      dato: d.detraibileMiste,
      frase: 'L’IVA detraibile sulle operazioni diverse (VF53) supera l’imposta di tutti gli acquisti.',
      fonte: 'D.P.R. 633/1972, art. 34, c. 5',
    },
    {
      codice: 'AGRICOLTORE_ESONERATO',
      livello: 'informativa',
      quando: e(d.metodi.agricole, oltre(a.volumeAffari, zeroEuro), fino(a.volumeAffari, esoneroAgricolo)),
      dato: d.metodi.agricole,
      frase:
        'Fino a 7.000 euro, per due terzi da prodotti agricoli, la dichiarazione è dovuta solo per opzione.',
      fonte: 'D.P.R. 633/1972, art. 34, c. 6',
    },
    {
      codice: 'DETRAZIONE_NEGATIVA',
      livello: 'informativa',
      quando: oltre(zeroEuro, d.detraibile),
      dato: d.detraibile,
      frase: 'L’IVA ammessa in detrazione (VF71) è negativa: verificare note di variazione e rettifiche.',
      fonte: 'D.P.R. 633/1972, art. 19-bis2',
    },
  ] satisfies readonly Controllo[]
).map((controllo) => ({ ...controllo, raccolta: moduloIva }));
