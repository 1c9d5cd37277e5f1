import * as f from '../../../regole/irap/finanziari.ts';
import * as v from '../../../regole/irap/valore.ts';
import { FORME_DI_PERSONE } from '../../../regole/soggetto.ts';
import { inserisce, rigo } from '../../scheda.ts';
import { conta, elenco, quadro, sezioneBilancio, sezioneInterna, sezioneVariazioni, voce } from './righi.ts';

const SOGGETTI = [
  ['1', 'Imprese industriali e commerciali'],
  ['2', 'Cooperative edilizie'],
  ['3', 'Banche'],
  ['4', 'SIM'],
  ['5', 'Società di gestione di fondi'],
  ['6', 'SICAV'],
  ['7', 'Holding'],
  ['8', 'Assicurazioni'],
  ['9', 'Altri soggetti'],
  ['10', 'SIIQ e SIINQ'],
  ['11', 'Banca d’Italia'],
].map(([codice = '', descrizione = '']) => ({ codice, descrizione }));

/** Companies and commercial bodies. */
export const quadroIC = quadro({
  codice: 'IC',
  titolo: 'Società di capitali ed enti commerciali: valore della produzione',
  titoloBreve: 'Società di capitali',
  nature: [
    [0, FORME_DI_PERSONE[0] - 1],
    [FORME_DI_PERSONE[1] + 1, 99],
  ],
  nota: 'Numerazione da riscontrare sul modello dell’anno. I righi di banche e assicurazioni, salvo IC30 e IC42, sono interni.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I: imprese industriali e commerciali',
      righi: sezioneBilancio('', 1, f.ic).righi,
    },
    {
      titolo: 'Soggetti diversi: tipo e holding',
      righi: [
        rigo(901, 'Soggetto', [
          inserisce(1, 'Codice identificativo', f.codiceSoggetto, {
            opzioni: SOGGETTI,
            istruzioni: 'Senza codice vale per imprese industriali e commerciali.',
          }),
        ]),
        voce(902, f.holding.attivi),
        voce(903, f.holding.passivi),
        conta(904, f.valoreHolding.titolo, f.valoreHolding),
      ],
    },
    {
      titolo: 'Sezione II: banche e altri soggetti finanziari',
      righi: [
        voce(911, f.banca.margine, true),
        voce(912, f.banca.dividendi),
        voce(913, f.banca.ammortamenti),
        voce(914, f.banca.spese),
        voce(30, f.banca.crediti, true),
        conta(915, f.valoreBanca.titolo, f.valoreBanca),
      ],
    },
    {
      titolo: 'Sezione III: imprese di assicurazione',
      righi: [
        voce(921, f.assicurazione.danni, true),
        voce(922, f.assicurazione.vita, true),
        voce(923, f.assicurazione.spese),
        voce(924, f.assicurazione.ammortamenti),
        voce(925, f.assicurazione.dividendi),
        voce(42, f.assicurazione.crediti, true),
        conta(926, f.valoreAssicurazione.titolo, f.valoreAssicurazione),
      ],
    },
    sezioneVariazioni('Sezione IV: variazioni', 43, f.ic),
    {
      titolo: 'Sezione V: regimi forfetari',
      righi: [...elenco(59, f.icForfetario.positivi), conta(62, 'Valore forfetario', f.icForfetario.valore)],
    },
    {
      titolo: 'Sezione VI: valore della produzione',
      righi: [conta(64, 'Valore della produzione lorda', f.valoreIC)],
    },
  ],
});

/** Partnerships and associations. */
export const quadroIP = quadro({
  codice: 'IP',
  titolo: 'Società di persone ed equiparate: valore della produzione',
  titoloBreve: 'Società di persone',
  nature: [FORME_DI_PERSONE],
  nota: 'Sezione I per chi segue l’art. 5-bis, II per chi ha optato per il bilancio.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I: imprese, art. 5-bis',
      righi: [
        ...elenco(1, v.ip.fiscale.positivi),
        conta(4, v.ip.fiscale.totalePositivi.titolo, v.ip.fiscale.totalePositivi),
        ...elenco(5, v.ip.fiscale.negativi),
        conta(10, v.ip.fiscale.totaleNegativi.titolo, v.ip.fiscale.totaleNegativi),
        conta(901, v.ip.fiscale.valore.titolo, v.ip.fiscale.valore, 'IP4 − IP10'),
      ],
    },
    sezioneBilancio('Sezione II: opzione per l’art. 5', 15, v.ip.bilancio),
    {
      ...sezioneVariazioni('Sezione II: variazioni', 29, v.ip.bilancio),
      righi: [
        ...sezioneVariazioni('', 29, v.ip.bilancio).righi,
        conta(902, v.ip.bilancio.valore.titolo, v.ip.bilancio.valore, 'IP20 − IP28 + IP38 − IP44'),
      ],
    },
    sezioneInterna('Sezione III: regimi forfetari', 911, v.ip.forfetario),
    sezioneInterna('Sezione IV: agricoltura', 921, v.ip.agricolo),
    sezioneInterna('Sezione V: arti e professioni', 931, v.ip.professionale),
    { titolo: 'Sezione VI: valore della produzione', righi: [conta(941, v.ip.valore.titolo, v.ip.valore)] },
  ],
});

/** Persons, until the tax year 2021 (L. 234/2021, art. 1, c. 8). */
export const quadroIQ = quadro({
  codice: 'IQ',
  titolo: 'Persone fisiche: valore della produzione',
  titoloBreve: 'Persone fisiche',
  al: 2022,
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Imprese, art. 5-bis',
      righi: [
        ...elenco(901, v.iq.fiscale.positivi),
        conta(904, v.iq.fiscale.totalePositivi.titolo, v.iq.fiscale.totalePositivi),
        ...elenco(905, v.iq.fiscale.negativi),
        conta(910, v.iq.fiscale.totaleNegativi.titolo, v.iq.fiscale.totaleNegativi),
        conta(911, v.iq.fiscale.valore.titolo, v.iq.fiscale.valore),
      ],
    },
    sezioneBilancio('Opzione per l’art. 5', 921, v.iq.bilancio),
    sezioneVariazioni('Opzione per l’art. 5: variazioni', 941, v.iq.bilancio),
    sezioneInterna('Regimi forfetari', 961, v.iq.forfetario),
    sezioneInterna('Agricoltura', 971, v.iq.agricolo),
    sezioneInterna('Arti e professioni', 981, v.iq.professionale),
    { titolo: 'Valore della produzione', righi: [conta(991, v.iq.valore.titolo, v.iq.valore)] },
  ],
});

/** Bodies that are not commercial. */
export const quadroIE = quadro({
  codice: 'IE',
  titolo: 'Enti non commerciali: valore della produzione',
  titoloBreve: 'Enti non commerciali',
  nota: 'Gli emolumenti dell’attività non commerciale comprendono solo quelli suoi; i comuni alle due si indicano a parte e si dividono secondo i ricavi.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I: attività non commerciale',
      righi: [
        ...elenco(901, v.ie.retributivo.positivi),
        voce(905, v.promiscuo.emolumenti),
        voce(906, v.promiscuo.commerciali),
        voce(907, v.promiscuo.entrate),
        conta(908, v.istituzionale.titolo, v.istituzionale),
      ],
    },
    sezioneBilancio('Sezione II: attività commerciale', 911, v.ie.bilancio),
    sezioneVariazioni('Sezione II: variazioni', 931, v.ie.bilancio),
    sezioneInterna('Sezione III: regimi forfetari', 951, v.ie.forfetario),
    { titolo: 'Valore della produzione', righi: [conta(961, v.valoreIE.titolo, v.valoreIE)] },
  ],
});

/** Public bodies. */
export const quadroIK = quadro({
  codice: 'IK',
  titolo: 'Amministrazioni ed enti pubblici: valore della produzione',
  titoloBreve: 'Enti pubblici',
  nota: 'L’imposta dell’attività istituzionale, 8,50%, si versa mese per mese e non entra negli acconti.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I: attività istituzionale',
      righi: [
        ...elenco(901, v.ik.retributivo.positivi),
        voce(905, v.deduzioniPubbliche),
        conta(906, v.basePubblica.titolo, v.basePubblica),
      ],
    },
    sezioneBilancio('Sezione II: attività commerciale per opzione', 911, v.ik.bilancio),
    sezioneVariazioni('Sezione II: variazioni', 931, v.ik.bilancio),
    {
      titolo: 'Sezione III: valore della produzione',
      righi: [conta(951, v.ik.bilancio.valore.titolo, v.ik.bilancio.valore)],
    },
  ],
});
