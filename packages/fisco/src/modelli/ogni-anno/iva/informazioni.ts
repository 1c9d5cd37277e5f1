import * as r from '../../../regole/iva-prospetti.ts';
import { annota, inserisce, mostra, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { scelteComodo } from './codici.ts';
import { campi, NOTA, quadroIva, solo, uno } from './parti.ts';

/** VA of a form: the payments suspended in 2020 from 2021 to 2023, the shell companies by code until 2025. */
export const makeVA = (anno: number): QuadroDiAnni =>
  quadroIva(
    'VA',
    ['Informazioni e dati relativi all’attività', 'Attività'],
    [
      {
        titolo: 'Dati analitici generali',
        righi: [
          rigo(1, 'Operazioni straordinarie', [
            annota(1, 'Partita IVA del soggetto fuso, scisso, conferente, cedente', 'testo', {
              lunghezza: 11,
            }),
            annota(2, 'Il trasformato continua l’attività', 'barrata'),
            annota(3, 'Soggetto non residente trasformato', 'barrata'),
            annota(4, 'Credito della dichiarazione precedente ceduto', 'euro'),
          ]),
          rigo(2, 'Attività', [annota(1, 'Codice ATECO', 'testo', { lunghezza: 8 })]),
          rigo(3, 'Procedure concorsuali', [annota(1, 'Operazioni anteriori alla procedura', 'barrata')]),
          rigo(4, 'Società di gestione del risparmio', [
            annota(1, 'Denominazione e numero del fondo', 'testo', { lunghezza: 80 }),
          ]),
          rigo(5, 'Terminali radiomobili con detrazione oltre il 50%', [
            annota(1, 'Apparecchi, imponibile', 'euro'),
            annota(2, 'Apparecchi, imposta', 'euro'),
            annota(3, 'Servizi di gestione, imponibile', 'euro'),
            annota(4, 'Servizi di gestione, imposta', 'euro'),
          ]),
        ],
      },
      {
        titolo: 'Dati riepilogativi di tutte le attività',
        righi: [
          rigo(10, 'Eventi eccezionali', [annota(1, 'Codice', 'intero', { min: 1, max: 99 })]),
          rigo(11, 'Maggiori corrispettivi per adeguamento', [annota(1, 'Importo', 'euro')]),
          rigo(12, 'Eccedenza di credito di gruppo da garantire', [annota(1, 'Importo', 'euro')]),
          rigo(13, 'Operazioni verso condomini', [annota(1, 'Importo', 'euro')]),
          rigo(14, 'Ultima dichiarazione prima del regime forfetario', [
            inserisce(1, 'Barrare', r.versoForfetario),
          ]),
          rigo(15, 'Società di comodo', [
            anno < 2026
              ? inserisce(1, 'Codice', r.comodo, { tipo: 'codice', opzioni: scelteComodo })
              : annota(1, 'Barrare', 'barrata'),
          ]),
          ...solo(
            anno >= 2021 && anno <= 2023,
            rigo(16, 'Versamenti sospesi per l’emergenza', [
              annota(1, 'Codice', 'codice'),
              inserisce(2, 'Importo', r.sospesi),
            ]),
          ),
        ],
      },
    ],
    { nota: `${NOTA} Il codice dell’attività e le caselle a barrare non entrano nel calcolo.` },
  );

const SETTE = [1, 2, 3, 4, 5, 6, 7] as const;
/** VB: until the form of 2023. */
export const quadroVB = quadroIva(
  'VB',
  ['Estremi identificativi dei rapporti finanziari', 'Rapporti finanziari'],
  [
    {
      titolo: 'Rapporti finanziari',
      righi: SETTE.map((numero) =>
        rigo(numero, `Rapporto ${numero}`, [
          annota(1, 'Codice fiscale dell’operatore', 'codiceFiscale'),
          annota(2, 'Identificativo estero', 'testo', { lunghezza: 30 }),
          annota(3, 'Denominazione', 'testo', { lunghezza: 60 }),
          annota(4, 'Tipo di rapporto', 'codice'),
        ]),
      ),
    },
  ],
  { al: 2023 },
);

export const quadroVC = quadroIva(
  'VC',
  ['Esportatori e operatori assimilati', 'Plafond'],
  [
    {
      titolo: 'Plafond mese per mese',
      righi: [
        ...r.plafondMesi.map(({ mese, colonne }, i) =>
          rigo(
            i + 1,
            mese[0]?.toUpperCase() + mese.slice(1),
            colonne.map(({ titolo, dato }, c) => inserisce(c + 1, titolo, dato)),
          ),
        ),
        rigo(
          13,
          'Totale',
          r.plafondTotali.map(({ titolo, concetto }, c) => mostra(c + 1, titolo, concetto)),
          { totale: true },
        ),
        rigo(14, 'Plafond disponibile al 1° gennaio', [
          inserisce(1, 'Importo', r.plafondDisponibile),
          annota(2, 'Metodo solare', 'barrata'),
          annota(3, 'Metodo mensile', 'barrata'),
        ]),
      ],
    },
  ],
);

export const quadroVD = quadroIva(
  'VD',
  ['Cessione del credito IVA delle società di gestione del risparmio', 'Cessione credito'],
  [
    {
      titolo: 'Società che cede',
      righi: [
        ...r.cessioniSgr.map(({ rigo: numero, dato }) =>
          rigo(numero, `Cessionario ${numero}`, [
            annota(1, 'Codice fiscale', 'codiceFiscale'),
            inserisce(2, 'Importo', dato),
          ]),
        ),
        rigo(21, 'Totale', [mostra(2, 'Importo', r.totaleCeduto)], { totale: true }),
      ],
    },
    {
      titolo: 'Società che riceve',
      righi: [
        ...r.ricevutiSgr.map(({ rigo: numero, dato }) =>
          rigo(numero, `Cedente ${numero - 30}`, [
            annota(1, 'Codice fiscale', 'codiceFiscale'),
            inserisce(2, 'Importo', dato),
          ]),
        ),
        rigo(51, r.totaleRicevuto.titolo, [mostra(1, 'Importo', r.totaleRicevuto)], { totale: true }),
        uno(52, r.usoSgr.residuo.titolo, r.usoSgr.residuo),
        uno(53, r.usoSgr.f24.titolo, r.usoSgr.f24),
        uno(54, r.usoSgr.liquidazioni.titolo, r.usoSgr.liquidazioni),
        uno(55, r.usoSgr.dichiarazione.titolo, r.usoSgr.dichiarazione),
        rigo(56, r.eccedenzaSgr.titolo, [mostra(1, 'Importo', r.eccedenzaSgr)], { totale: true }),
      ],
    },
  ],
);

/** VI: until the form of 2020. */
export const quadroVI = quadroIva(
  'VI',
  ['Dichiarazioni d’intento ricevute', 'Dichiarazioni d’intento'],
  [
    {
      titolo: 'Dichiarazioni d’intento',
      righi: SETTE.slice(0, 6).map((numero) =>
        rigo(numero, `Dichiarazione ${numero}`, [
          annota(1, 'Partita IVA dell’esportatore', 'testo', { lunghezza: 11 }),
          annota(2, 'Protocollo telematico', 'testo', { lunghezza: 24 }),
        ]),
      ),
    },
  ],
  { al: 2020 },
);

export const makeVM = (anno: number): QuadroDiAnni =>
  quadroIva(
    'VM',
    [
      anno >= 2025 ? 'Versamenti auto F24 elementi identificativi' : 'Versamenti di immatricolazione auto UE',
      'Versamenti auto',
    ],
    [
      {
        titolo: 'Versamenti per mese',
        righi: r.versamentiAuto.map(({ mese, dato }, i) =>
          uno(i + 1, mese[0]?.toUpperCase() + mese.slice(1), dato),
        ),
      },
    ],
  );

export const quadroVN = quadroIva(
  'VN',
  ['Dichiarazioni integrative a favore', 'Integrative'],
  [
    {
      titolo: 'Dichiarazioni integrative',
      righi: r.creditiIntegrative.map((dato, i) =>
        rigo(i + 1, `Dichiarazione ${i + 1}`, [
          annota(1, 'Anno del modello integrato', 'intero', { min: 2000, max: 2099 }),
          inserisce(2, 'Credito emergente', dato),
          ...campi(3, 5, (numero, titolo) => annota(numero, titolo, 'testo', { lunghezza: 30 })),
        ]),
      ),
    },
  ],
  { nota: `${NOTA} I campi da 3 a 5 si conservano e non entrano nel calcolo.` },
);
