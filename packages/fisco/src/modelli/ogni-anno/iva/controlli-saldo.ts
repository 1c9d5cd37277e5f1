import {
  codice,
  e,
  fino,
  meno,
  minore,
  non,
  o,
  oltre,
  presente,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import * as soglie from '../../../parametri/iva.ts';
import * as r from '../../../regole/iva.ts';
import * as q from '../../../regole/iva-periodiche.ts';
import * as v from '../../../regole/iva-prospetti.ts';
import type { Controllo } from '../../scheda.ts';
import { CAUSALI_SENZA_MINIMO } from './codici.ts';

const interessiPeriodici = r.aumentiDebito[3]?.dato ?? r.trimestrale;
const sgrLiquidazioni = r.riduzioni[3]?.dato ?? r.creditiSgr;
/** Of a company of a group they stand in the second colonna. */
const integrative = somma(r.integrative.credito, r.integrative.nonTrasferibile);
const riportati = somma(r.omessi.credito, r.omessi.nonTrasferibile);
/** Who adds 1% pays the fourth quarter with the balance of the year: VH says its debt, VL30 leaves it out. */
const quarto = v.variazioniPeriodi[15]?.debito ?? zeroEuro;
const delleComunicazioni = meno(v.totaleVariato, se(r.trimestrale, quarto, zeroEuro));
const versata = somma(r.periodicaVersata, r.versataAvviso, r.versataCartella);

/** Checks of VL. */
export const controlliLiquidazione: readonly Controllo[] = [
  {
    codice: 'CREDITO_COMPENSATO_OLTRE',
    livello: 'bloccante',
    quando: oltre(r.creditoCompensato, r.creditoPrecedente),
    dato: r.creditoCompensato,
    frase: 'Il credito compensato (VL9) supera quello dell’anno precedente (VL8).',
    fonte: 'D.Lgs. 241/1997, art. 17',
  },
  {
    codice: 'INTEGRATIVE_DIVERSE',
    livello: 'bloccante',
    quando: e(oltre(integrative, zeroEuro), non(uguale(integrative, v.totaleIntegrative))),
    dato: r.integrative.credito,
    frase: 'Il credito delle dichiarazioni integrative (VL11) non è la somma di quelli di VN.',
    fonte: 'D.P.R. 322/1998, art. 8, c. 6-quater',
  },
  {
    codice: 'INTEGRATIVE_NON_RIPORTATE',
    livello: 'bloccante',
    quando: e(oltre(v.totaleIntegrative, zeroEuro), uguale(integrative, zeroEuro)),
    dato: r.integrative.credito,
    frase: 'I crediti delle dichiarazioni integrative di VN vanno riportati in VL11.',
    fonte: 'D.P.R. 322/1998, art. 8, c. 6-quater',
  },
  {
    codice: 'CESSIONE_SGR_DIVERSA',
    livello: 'bloccante',
    quando: non(uguale(r.creditoCeduto, v.totaleCeduto)),
    dato: r.creditoCeduto,
    frase: 'Il credito ceduto (VL37) non è il totale di VD21.',
    fonte: 'D.L. 351/2001, art. 8',
  },
  {
    codice: 'SGR_LIQUIDAZIONI_DIVERSI',
    livello: 'bloccante',
    quando: non(uguale(sgrLiquidazioni, v.usoSgr.liquidazioni)),
    dato: sgrLiquidazioni,
    frase: 'I crediti da SGR usati nelle liquidazioni (VL28) non sono quelli di VD54.',
    fonte: 'D.L. 351/2001, art. 8',
  },
  {
    codice: 'SGR_DICHIARAZIONE_DIVERSI',
    livello: 'bloccante',
    quando: e(presente(v.usoSgr.dichiarazione), non(uguale(r.creditiSgr, v.usoSgr.dichiarazione))),
    dato: r.creditiSgr,
    frase: 'I crediti da SGR usati in dichiarazione (VL35) non sono quelli di VD55.',
    fonte: 'D.L. 351/2001, art. 8',
  },
  {
    codice: 'INTERESSI_SENZA_OPZIONE',
    livello: 'discordanza',
    quando: e(oltre(interessiPeriodici, zeroEuro), non(r.trimestrale)),
    dato: r.trimestrale,
    frase:
      'Ci sono interessi delle liquidazioni trimestrali (VL23) e non è barrata la casella dei trimestrali (VL36).',
    fonte: 'D.P.R. 542/1999, art. 7',
  },
  {
    codice: 'OPZIONE_SENZA_INTERESSI',
    livello: 'discordanza',
    quando: e(v.opzioneTrimestrale, non(r.trimestrale)),
    dato: r.trimestrale,
    frase:
      'È comunicata l’opzione per le liquidazioni trimestrali (VO2): barrare la casella dei trimestrali in VL36.',
    fonte: 'D.P.R. 542/1999, art. 7',
  },
  {
    codice: 'PERIODICA_DIVERSA_DA_VH',
    livello: 'discordanza',
    quando: e(oltre(v.totaleVariato, zeroEuro), non(uguale(delleComunicazioni, r.periodicaDovuta))),
    dato: r.periodicaDovuta,
    frase: 'L’IVA periodica dovuta (VL30 col. 2) non è la somma dei debiti e dell’acconto di VH.',
    fonte: 'Modello IVA, quadri VH e VL',
  },
  {
    codice: 'VERSATA_OLTRE_DOVUTA',
    livello: 'informativa',
    quando: oltre(versata, r.periodicaDovuta),
    dato: r.periodicaVersata,
    frase:
      'Risulta versata più IVA periodica (VL30 col. 3, 4 e 5) di quella dovuta (col. 2): conta la versata.',
    fonte: 'Modello IVA, quadro VL',
  },
  {
    codice: 'PERIODICA_NON_VERSATA',
    livello: 'informativa',
    quando: oltre(r.periodicaDovuta, versata),
    dato: r.periodicaVersata,
    frase: 'Una parte dell’IVA periodica dovuta non è versata: fino al versamento non fa credito.',
    fonte: 'Modello IVA, quadro VL',
  },
  {
    codice: 'CREDITI_OLTRE_DEBITO',
    livello: 'bloccante',
    quando: oltre(somma(r.creditiUsati, r.creditiSgr), r.ivaDebito),
    dato: r.creditiUsati,
    frase: 'I crediti usati in dichiarazione (VL34 e VL35) superano l’IVA a debito (VL32).',
    fonte: 'Modello IVA, quadro VL',
  },
  {
    codice: 'CREDITO_CEDUTO_OLTRE',
    livello: 'bloccante',
    quando: oltre(r.creditoCeduto, r.ivaCredito),
    dato: r.creditoCeduto,
    frase: 'Il credito ceduto (VL37) supera l’IVA a credito (VL33).',
    fonte: 'D.L. 351/2001, art. 8',
  },
  {
    codice: 'SALDO_NON_DOVUTO',
    livello: 'informativa',
    quando: e(oltre(r.daVersare, zeroEuro), fino(r.daVersare, soglie.minimoSaldo)),
    dato: r.daVersare,
    frase: 'Fino a 10,33 euro il saldo annuale non si versa.',
    fonte: 'D.P.R. 126/2003, art. 3',
  },
];

const PRIMO_VQ = 2020;
const SOSPESI = { dal: 2021, al: 2023 } as const;
/** What VX3 leaves of the payments that were suspended is not given out. */
const bloccato = minore(r.versatoInPiu, v.sospesi);
const daRipartire = somma(r.saldoCredito, r.versatoInPiu);
const ripartito = somma(r.rimborso, r.compensazione, r.trasferita);
const senzaMinimo = o(
  ...CAUSALI_SENZA_MINIMO.map((quale) => uguale(r.causaleRimborso, codice(Number(quale)))),
);

const conVisto = o(v.visto.conformita, v.visto.organo, v.visto.esonero);
const omessi: readonly Controllo[] = [
  {
    codice: 'OMESSI_DIVERSI',
    livello: 'bloccante',
    quando: e(oltre(riportati, zeroEuro), non(uguale(riportati, q.totaleMaturato))),
    dato: r.omessi.credito,
    frase: 'Il credito dei versamenti omessi (VL12) non è la somma dei crediti maturati in VQ.',
    fonte: 'Modello IVA, quadri VQ e VL',
  },
  {
    codice: 'OMESSI_NON_RIPORTATI',
    livello: 'bloccante',
    quando: e(oltre(q.totaleMaturato, zeroEuro), uguale(riportati, zeroEuro)),
    dato: r.omessi.credito,
    frase: 'Il credito maturato in VQ con i versamenti va riportato in VL12.',
    fonte: 'Modello IVA, quadri VQ e VL',
  },
];
const comodo: Controllo = {
  codice: 'COMODO_E_CREDITO',
  livello: 'discordanza',
  quando: e(presente(v.comodo), o(oltre(r.rimborso, zeroEuro), oltre(r.trasferita, zeroEuro))),
  dato: r.rimborso,
  frase: 'Una società di comodo (VA15) non chiede il credito a rimborso (VX4) e non lo cede (VX6).',
  fonte: 'L. 724/1994, art. 30, c. 4',
};

const PRIMO_ESONERO = 2020;
const esonero: Controllo = {
  codice: 'ESONERO_VISTO_OLTRE',
  livello: 'discordanza',
  quando: e(
    v.visto.esonero,
    non(o(v.visto.conformita, v.visto.organo)),
    o(oltre(r.compensazione, soglie.esoneroIsa), oltre(r.rimborso, soglie.esoneroIsa)),
  ),
  dato: v.visto.esonero,
  frase:
    'L’esonero dal visto per l’affidabilità non arriva a tanto: serve il visto, o la firma dell’organo di controllo.',
  fonte: 'D.L. 50/2017, art. 9-bis, c. 11',
};

/** Checks of VX, as the form of the year has them. */
export const makeControlliSaldo = (anno: number): readonly Controllo[] => {
  const conSospesi = anno >= SOSPESI.dal && anno <= SOSPESI.al;
  const intero = conSospesi ? meno(daRipartire, bloccato) : daRipartire;
  return [
    ...(anno >= PRIMO_VQ ? omessi : []),
    {
      codice: 'CREDITO_NON_RIPARTITO',
      livello: 'bloccante',
      quando: e(o(oltre(daRipartire, zeroEuro), oltre(ripartito, zeroEuro)), non(uguale(intero, ripartito))),
      dato: r.compensazione,
      frase:
        'Il credito (VX2) e l’eccedenza di versamento (VX3) vanno ripartiti per intero: VX4 + VX5 + VX6 deve essere VX2 + VX3.',
      fonte: 'Modello IVA, quadro VX',
    },
    {
      codice: 'RIMBORSO_SENZA_CAUSALE',
      livello: 'bloccante',
      quando: e(oltre(r.rimborso, zeroEuro), non(presente(r.causaleRimborso))),
      dato: r.causaleRimborso,
      frase: 'Per chiedere il rimborso (VX4) va indicata la causale (VX4 col. 3).',
      fonte: 'D.P.R. 633/1972, art. 30',
    },
    {
      codice: 'CAUSALE_SENZA_RIMBORSO',
      livello: 'discordanza',
      quando: e(presente(r.causaleRimborso), uguale(r.rimborso, zeroEuro)),
      dato: r.rimborso,
      frase: 'C’è la causale del rimborso (VX4 col. 3) e non l’importo (VX4 col. 1).',
      fonte: 'D.P.R. 633/1972, art. 30',
    },
    {
      codice: 'RIMBORSO_SOTTO_MINIMO',
      livello: 'bloccante',
      quando: e(
        oltre(r.rimborso, zeroEuro),
        fino(daRipartire, soglie.minimoRimborso),
        presente(r.causaleRimborso),
        non(senzaMinimo),
      ),
      dato: r.rimborso,
      frase:
        'Il rimborso si chiede per un credito oltre 2.582,28 euro, salvo la cessazione dell’attività e la minore eccedenza.',
      fonte: 'D.P.R. 633/1972, art. 30',
    },
    {
      codice: 'RIMBORSO_CON_GARANZIA',
      livello: 'informativa',
      quando: e(
        oltre(r.rimborso, soglie.rimborsoSenzaGaranzia),
        non(presente(r.esoneroGaranzia)),
        non(conVisto),
      ),
      dato: r.rimborso,
      frase:
        'Oltre 30.000 euro il rimborso vuole il visto di conformità con la dichiarazione sostitutiva, oppure la garanzia.',
      fonte: 'D.P.R. 633/1972, art. 38-bis, c. 3 e 4',
    },
    {
      codice: 'SEMPLIFICATO_OLTRE',
      livello: 'bloccante',
      quando: oltre(r.rimborsoSemplificato, r.rimborso),
      dato: r.rimborsoSemplificato,
      frase: 'Il rimborso con procedura semplificata (VX4 col. 2) supera quello chiesto (VX4 col. 1).',
      fonte: 'Modello IVA, quadro VX',
    },
    {
      codice: 'COMPENSAZIONE_CON_VISTO',
      livello: 'informativa',
      quando: e(oltre(r.compensazione, soglie.compensazioneSenzaVisto), non(conVisto)),
      dato: r.compensazione,
      frase:
        'Per usare in F24 più di 5.000 euro del credito (VX5) serve il visto, o l’esonero ISA, e si parte dal decimo giorno dopo l’invio.',
      fonte: 'D.L. 78/2009, art. 10; D.Lgs. 241/1997, art. 17',
    },
    ...(anno >= PRIMO_ESONERO ? [esonero] : []),
    {
      codice: 'LIMITE_COMPENSAZIONI',
      livello: 'discordanza',
      quando: oltre(somma(r.rimborsoSemplificato, r.compensazione), soglie.limiteCompensazioni),
      dato: r.compensazione,
      frase: 'Compensazioni (VX5) e rimborsi semplificati (VX4 col. 2) superano insieme il limite dell’anno.',
      fonte: 'L. 388/2000, art. 34',
    },
    ...(anno < 2026 ? [comodo] : []),
  ];
};
