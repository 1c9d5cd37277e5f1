import * as b from '../../../regole/reddito-impresa/beni.ts';
import * as g from '../../../regole/reddito-impresa/registri.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

type Sezione = QuadroDiAnni['sezioni'][number];
const scelte = (voci: Readonly<Record<string, string>>) =>
  Object.entries(voci).map(([codice, descrizione]) => ({ codice, descrizione }));

const tipiVeicolo = scelte({
  1: 'Autovettura',
  2: 'Autovettura di agente',
  3: 'Motociclo',
  4: 'Ciclomotore',
  5: 'Autovettura a noleggio',
  6: 'Senza limite di costo',
});
const usiVeicolo = scelte({
  1: 'Impresa, 20%',
  2: 'Agente o rappresentante, 80%',
  3: 'Dipendente, 70%',
  4: 'Strumentale o pubblico, 100%',
});
const veicolo = (numero: number): RigoScheda =>
  rigo(
    numero,
    'Veicolo',
    [
      annota(1, 'Targa o descrizione', 'testo', { lunghezza: 40 }),
      inserisce(2, 'Tipo', b.tipoVeicolo, { opzioni: tipiVeicolo }),
      inserisce(3, 'Uso', b.usoVeicolo, { opzioni: usiVeicolo }),
      inserisce(4, 'Costo', b.costoVeicolo),
      inserisce(5, 'Ammortamento o canone', b.quotaVeicolo),
      inserisce(6, 'Altre spese', b.speseVeicolo),
      mostra(7, 'Deducibile', b.deducibileVeicolo, { tipo: 'decimale' }),
      mostra(8, 'Indeducibile', b.indeducibileVeicolo, { tipo: 'decimale' }),
    ],
    { raccolta: b.veicoli },
  );

const tipiBene = scelte({
  1: 'Materiale (art. 102)',
  2: 'Brevetti, know-how, software',
  3: 'Avviamento e marchi',
  4: 'Avviamento e marchi rivalutati',
});
const bene = (numero: number): RigoScheda =>
  rigo(
    numero,
    'Bene',
    [
      annota(1, 'Descrizione', 'testo', { lunghezza: 60 }),
      inserisce(2, 'Tipo', b.tipoBene, { opzioni: tipiBene }),
      inserisce(3, 'Costo', b.costoBene),
      inserisce(4, 'Aliquota %', b.aliquotaBene, { max: 100 }),
      inserisce(5, 'Primo esercizio', b.primoAnno),
      inserisce(6, 'A conto economico', b.imputato),
      mostra(7, 'Massimo', b.massimoBene, { tipo: 'decimale' }),
      mostra(8, 'Eccedenza', b.eccedenzaBene, { tipo: 'decimale' }),
    ],
    { raccolta: b.ammortamenti },
  );

const spese: Sezione = {
  titolo: 'Manutenzioni, rappresentanza, IRAP, crediti (dati interni)',
  righi: [
    rigo(902, 'Manutenzioni', [
      inserisce(1, 'Beni a inizio anno', g.beni),
      inserisce(2, 'Spese dell’anno', g.manutenzioni),
      mostra(3, 'Limite', g.limiteManutenzioni, { formulaBreve: '5% di col. 1' }),
      mostra(4, 'Eccedenza', g.eccedenzaManutenzioni, { formulaBreve: 'a RF24' }),
    ]),
    rigo(903, 'Eccedenze di manutenzioni pregresse', [
      ...g.eccedenzePregresse.map((dato, posto) => inserisce(posto + 1, dato.titolo, dato)),
      mostra(6, 'Quote dell’anno', g.quoteManutenzioni, { formulaBreve: 'un quinto, a RF55 codice 6' }),
    ]),
    rigo(904, 'Rappresentanza', [
      inserisce(1, 'Ricavi caratteristici', g.ricaviCaratteristici),
      mostra(2, 'Limite', g.limiteRappresentanza),
      mostra(3, 'Deducibile', g.rappresentanzaDeducibile, { formulaBreve: 'a RF43 col. 2' }),
    ]),
    rigo(905, 'IRAP deducibile', [
      inserisce(1, 'IRAP versata', g.irapVersata),
      inserisce(2, 'Interessi passivi', g.conInteressi),
      inserisce(3, 'Costo del lavoro', g.costoLavoro),
      inserisce(4, 'Base IRAP', g.baseIrap),
      mostra(5, '10%', g.irapDecimo, { formulaBreve: 'a RF55 codice 12' }),
      mostra(6, 'Sul costo del lavoro', g.irapLavoro, { formulaBreve: 'a RF55 codice 33' }),
    ]),
    rigo(906, 'Svalutazione dei crediti', [
      inserisce(1, 'Crediti', g.crediti),
      inserisce(2, 'Fondo fiscale', g.fondo),
      inserisce(3, 'Svalutazione', g.svalutazione),
      mostra(4, 'Deducibile', g.svalutazioneDeducibile),
      mostra(5, 'Eccedente', g.svalutazioneEccedente, { formulaBreve: 'a RF25 col. 2' }),
    ]),
  ],
};
const assunzioni: Sezione = {
  titolo: 'Nuove assunzioni (dati interni)',
  righi: [
    rigo(907, 'Costo del personale', [
      inserisce(1, 'Dell’anno', g.personale),
      inserisce(2, 'Dell’anno prima', g.personalePrima),
      inserisce(3, 'Nuovi assunti', g.nuoviAssunti),
      inserisce(4, 'di cui tutelati', g.tutelati),
      mostra(5, 'Base', g.baseMaxi, { formulaBreve: 'il minore fra col. 3 e col. 1 − 2' }),
      mostra(6, '20%', g.maxiOrdinaria, { formulaBreve: 'a RF55 codice 66' }),
      mostra(7, '30%', g.maxiTutelati, { formulaBreve: 'a RF55 codice 67' }),
    ]),
    rigo(
      908,
      'Dipendenti',
      g.dipendenti.map(({ dato }, posto) => inserisce(posto + 1, dato.titolo, dato)),
    ),
  ],
};

/** The registers behind the variations: every number of theirs is ours, the form has none. */
export const sezioniRegistri = (anno: number): Sezione[] => [
  spese,
  ...(anno < 2025 ? [] : [assunzioni]),
  { titolo: 'Veicoli (dati interni)', righi: [911, 912, 913, 914, 915].map(veicolo) },
  { titolo: 'Ammortamenti (dati interni)', righi: [921, 922, 923, 924, 925].map(bene) },
];
