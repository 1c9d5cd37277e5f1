import type { RigoF24 } from '../../src/versamenti/f24.ts';

/** A row paid on 16/6/2025, and what is wrong with it: field and code of the check; nothing when it is right. */
export interface CasoFormato {
  readonly nome: string;
  readonly rigo: RigoF24;
  readonly attesi: readonly string[];
}

const erario: RigoF24 = { sezione: 'erario', codice: '4001', rateazione: '0101', anno: '2024', debito: 100 };
const regioni: RigoF24 = { ...erario, sezione: 'regioni', codice: '3801', ente: '10' };
const comunale: RigoF24 = { ...erario, sezione: 'locali', codice: '3844', ente: 'F205' };
const imu: RigoF24 = {
  sezione: 'locali',
  codice: '3918',
  anno: '2025',
  ente: 'H501',
  acconto: true,
  immobili: 2,
  debito: 53_400,
};
const inps: RigoF24 = {
  sezione: 'inps',
  codice: 'PXX',
  sede: '4900',
  da: '01/2024',
  a: '12/2024',
  debito: 100,
};
const artigiano: RigoF24 = { ...inps, codice: 'AP', posizione: '12345678241106388' };
const inail: RigoF24 = {
  sezione: 'inail',
  codice: 'P',
  sede: '13200',
  posizione: '12345678',
  cc: '01',
  riferimento: '902025',
  debito: 100,
};
const altri: RigoF24 = { sezione: 'altri', codice: 'CCSP', ente: '0003', sede: 'MI', debito: 100 };
const senza = <K extends keyof RigoF24>(rigo: RigoF24, ...campi: readonly K[]): RigoF24 =>
  Object.fromEntries(
    Object.entries(rigo).filter(([nome]) => !campi.includes(nome as K)),
  ) as unknown as RigoF24;

type Riga = readonly [string, RigoF24, ...string[]];
const righe: readonly Riga[] = [
  ['IRPEF in unica soluzione', erario],
  ['seconda rata di sei', { ...erario, rateazione: '0206' }],
  ['rata oltre le rate', { ...erario, rateazione: '0705' }, 'rateazione RATEAZIONE'],
  ['rata zero', { ...erario, rateazione: '0006' }, 'rateazione RATEAZIONE'],
  ['senza rateazione', senza(erario, 'rateazione'), 'rateazione RATEAZIONE'],
  ['rateazione di tre cifre', { ...erario, rateazione: '101' }, 'rateazione RATEAZIONE'],
  ['credito senza rateazione', { ...senza(erario, 'rateazione', 'debito'), credito: 100 }],
  ['ritenute con il mese', { ...erario, codice: '1001', rateazione: '0011' }],
  ['ritenute con il mese 13', { ...erario, codice: '1001', rateazione: '0013' }, 'rateazione RATEAZIONE'],
  ['ritenute con la rata', { ...erario, codice: '1040', rateazione: '0101' }, 'rateazione RATEAZIONE'],
  ['secondo acconto senza rateazione', { ...senza(erario, 'rateazione'), codice: '4034' }],
  ['secondo acconto con la rata', { ...erario, codice: '4034', rateazione: '0102' }, 'rateazione RATEAZIONE'],
  ['interessi con 0000', { ...erario, codice: '1668', rateazione: '0000' }],
  ['anno di due cifre', { ...erario, anno: '24' }, 'anno ANNO'],
  ['anno dopo il versamento', { ...erario, anno: '2026' }, 'anno ANNO'],
  ['anno del versamento', { ...erario, codice: '4033', anno: '2025' }],
  ['senza anno', senza(erario, 'anno'), 'anno ANNO'],
  ['codice sconosciuto', { ...erario, codice: '9ZZZ' }, 'codice CODICE_SCONOSCIUTO'],
  ['codice di tre cifre', { ...erario, codice: '400' }, 'codice FORMATO'],
  ['codice in un’altra sezione', { ...regioni, sezione: 'erario' }, 'codice SEZIONE'],
  ['debito e credito insieme', { ...erario, credito: 100 }, 'credito DEBITO_E_CREDITO'],
  ['senza importo', senza(erario, 'debito'), 'debito IMPORTO_MANCANTE'],
  [
    'credito di un codice a debito',
    { ...senza(erario, 'debito'), codice: '4033', anno: '2025', credito: 100 },
    'credito SOLO_DEBITO',
  ],
  [
    'debito di un codice a credito',
    { ...senza(erario, 'rateazione'), codice: '6836' },
    'debito SOLO_CREDITO',
  ],
  [
    'atto con ufficio e numero',
    { ...senza(erario, 'rateazione'), codice: '9946', ufficio: 'TMB', atto: '12345678901' },
  ],
  [
    'atto senza ufficio',
    { ...senza(erario, 'rateazione'), codice: '9946', atto: '12345678901' },
    'ufficio FORMATO',
  ],
  [
    'atto di dieci cifre',
    { ...senza(erario, 'rateazione'), codice: '9946', ufficio: 'TMB', atto: '1234567890' },
    'atto FORMATO',
  ],
  ['atto non voluto', { ...erario, ufficio: 'TMB' }, 'ufficio ATTO_NON_VOLUTO'],
  [
    'atto con la regione',
    { ...erario, codice: '9948', rateazione: '0010', ufficio: 'TMB', atto: '12345678901' },
  ],
  [
    'atto con una regione che non c’è',
    { ...erario, codice: '9948', rateazione: '0022', ufficio: 'TMB', atto: '12345678901' },
    'rateazione RATEAZIONE',
  ],
  ['addizionale regionale', regioni],
  ['regione 22', { ...regioni, ente: '22' }, 'ente REGIONE'],
  ['regione di una cifra', { ...regioni, ente: '8' }, 'ente REGIONE'],
  ['IRAP secondo acconto', { ...senza(regioni, 'rateazione'), codice: '3813', anno: '2025' }],
  ['addizionale comunale', comunale],
  ['comune scritto per nome', { ...comunale, ente: 'MILANO' }, 'ente COMUNE'],
  ['diritto camerale', { ...senza(comunale, 'rateazione'), codice: '3850', ente: 'MI', anno: '2025' }],
  ['diritto camerale con il comune', { ...senza(comunale, 'rateazione'), codice: '3850' }, 'ente FORMATO'],
  ['IMU in acconto', imu],
  ['IMU con 0101', { ...imu, rateazione: '0101' }],
  ['IMU a rate', { ...imu, rateazione: '0102' }, 'rateazione RATEAZIONE'],
  ['IMU con i centesimi', { ...imu, debito: 53_450 }, 'debito EURO_INTERI'],
  ['IMU senza acconto né saldo', senza(imu, 'acconto'), 'saldo ACCONTO_O_SALDO'],
  ['IMU senza immobili', senza(imu, 'immobili'), 'immobili IMMOBILI'],
  ['IMU con mille immobili', { ...imu, immobili: 1000 }, 'immobili IMMOBILI'],
  ['TASI del 2019', { ...imu, codice: '3961', anno: '2019' }],
  ['TASI del 2020', { ...imu, codice: '3961', anno: '2020' }, 'anno ANNO'],
  ['beni merce prima del 2020', { ...imu, codice: '3939', anno: '2019' }, 'anno ANNO'],
  ['tributo locale non tenuto', { ...imu, codice: '3944' }, 'codice CODICE_SCONOSCIUTO'],
  ['gestione separata', inps],
  ['gestione separata con la matricola', { ...inps, posizione: '123' }, 'posizione MATRICOLA'],
  ['gestione separata su due anni', { ...inps, a: '01/2025' }, 'a PERIODO'],
  ['fine prima dell’inizio', { ...inps, da: '06/2024', a: '05/2024' }, 'a PERIODO'],
  ['mese 13', { ...inps, da: '13/2024' }, 'da PERIODO'],
  ['mese dopo il versamento', { ...inps, da: '07/2025', a: '12/2025' }, 'da PERIODO'],
  ['prima del 1996', { ...inps, da: '12/1995', a: '12/1995' }, 'da PERIODO'],
  ['sede di due cifre', { ...inps, sede: '49' }, 'sede FORMATO'],
  ['artigiano', artigiano],
  ['artigiano con il codice di un’altra sede', { ...artigiano, sede: '5000' }, 'posizione CODICE_INPS'],
  ['artigiano con matricola corta', { ...artigiano, posizione: '1234567890' }, 'posizione MATRICOLA'],
  [
    'interessi dell’INPS a credito',
    { ...senza(inps, 'debito'), codice: 'DPPI', credito: 1 },
    'credito SOLO_DEBITO',
  ],
  ['DM10 con la matricola', { ...senza(inps, 'a'), codice: 'DM10', posizione: '1234567890', da: '05/2025' }],
  [
    'DM10 con la fine',
    { ...inps, codice: 'DM10', posizione: '1234567890', da: '05/2025', a: '05/2025' },
    'a PERIODO',
  ],
  ['causale non tenuta', { ...inps, codice: 'ECON' }, 'codice CAUSALE_SCONOSCIUTA'],
  ['INAIL', inail],
  ['INAIL con la ditta di sette cifre', { ...inail, posizione: '1234567' }, 'posizione FORMATO'],
  ['INAIL con la causale lunga', { ...inail, codice: 'PP' }, 'codice FORMATO'],
  ['altri enti', altri],
  ['altri enti senza codice', senza(altri, 'ente'), 'ente FORMATO'],
];

export const casiFormato: readonly CasoFormato[] = righe.map(([nome, rigo, ...attesi]) => ({
  nome,
  rigo,
  attesi,
}));
