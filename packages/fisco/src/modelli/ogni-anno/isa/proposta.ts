import * as p from '../../../regole/isa/proposta.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const importo = (numero: number, dato: typeof p.riferimento, istruzioni?: string) =>
  rigo(numero, dato.titolo, [inserisce(1, 'Importo', dato, istruzioni ? { istruzioni } : {})]);
const SOGGETTI = [
  { codice: '1', descrizione: 'Persona, società di persone o associazione' },
  { codice: '2', descrizione: 'Società soggetta a IRES' },
];
const COMUNICAZIONI = [
  { codice: '1', descrizione: 'Adesione' },
  { codice: '2', descrizione: 'Revoca' },
];
const SOFTWARE = 'Dal software dell’Agenzia delle Entrate.';
const PRIMO_TETTO = 2025;

const confronto = (posto: 0 | 1): RigoScheda => {
  const anno = p.anni[posto];
  return rigo(911 + posto, posto === 0 ? 'Primo anno' : 'Secondo anno', [
    inserisce(1, 'Reddito previsto', anno.previsto, { istruzioni: 'Quanto si pensa di guadagnare davvero.' }),
    mostra(2, 'Maggior reddito concordato', anno.eccedenza),
    mostra(3, 'Imposta sostitutiva', anno.sostitutiva),
    mostra(4, 'Imposta senza aderire', anno.senza),
    mostra(5, 'Imposta aderendo', anno.con),
    mostra(6, 'Differenza', anno.risparmio, { negativi: true, formulaBreve: 'col. 4 − col. 5' }),
  ]);
};

/** The proposal, the decision, and the two ways beside each other: from the form of 2024, which is of 2024-2025. */
export const makeQuadroP = (anno: number): QuadroDiAnni => ({
  codice: 'P',
  titolo: 'Concordato preventivo biennale: proposta e adesione',
  titoloBreve: 'Concordato',
  fascicolo: 1,
  dal: 2024,
  copertura: 'indicativo',
  nota: `La proposta è per gli anni {anno} e il successivo, come esce dal software. I righi da 901 sono interni: il confronto usa l’aliquota marginale indicata, senza addizionali e contributi. Se la proposta è accettata la maggiorazione degli acconti va nel conto fiscale; quella dei soci di una società trasparente si dice, per quota, nei collegamenti della loro dichiarazione.${
    anno > PRIMO_TETTO ? ' Il termine per aderire non è noto.' : ''
  }`,
  dipendeDa: ['IS'],
  sezioni: [
    {
      titolo: 'Requisiti',
      righi: [
        rigo(1, 'Debiti', [inserisce(1, 'Nessuno da 5.000 euro', p.senzaDebiti)]),
        rigo(2, 'Cause di esclusione', [inserisce(1, 'Nessuna', p.senzaCause)]),
        rigo(3, 'Eventi straordinari', [annota(1, 'Codice', 'codice')]),
      ],
    },
    {
      titolo: 'Dati di riferimento',
      righi: [
        importo(4, p.riferimento, 'Senza plusvalenze, sopravvenienze e partecipazioni.'),
        importo(5, p.valoreRiferimento),
      ],
    },
    {
      titolo: 'Proposta',
      righi: [
        importo(6, p.redditi[0], SOFTWARE),
        importo(7, p.redditi[1], SOFTWARE),
        importo(8, p.valori[0], SOFTWARE),
        importo(9, p.valori[1], SOFTWARE),
      ],
    },
    {
      titolo: 'Decisione',
      righi: [
        rigo(10, 'Accettazione', [inserisce(1, 'Accettata', p.accettata)]),
        rigo(901, 'Adesione', [
          inserisce(1, 'Data', p.adesione),
          ...(anno >= PRIMO_TETTO ? [annota(2, 'Comunicazione', 'codice', { opzioni: COMUNICAZIONI })] : []),
        ]),
      ],
    },
    {
      titolo: 'Confronto con chi non aderisce (dati interni)',
      righi: [
        rigo(910, 'Ipotesi', [
          inserisce(1, 'Soggetto', p.soggetto, { opzioni: SOGGETTI }),
          inserisce(2, 'Aliquota marginale %', p.aliquota, { max: 60 }),
          inserisce(3, 'Con l’imposta sostitutiva', p.conSostitutiva),
          mostra(4, 'Aliquota della sostitutiva', p.aliquotaSostitutiva),
        ]),
        confronto(0),
        confronto(1),
        rigo(913, p.risparmio.titolo, [mostra(1, 'Importo', p.risparmio, { negativi: true })], {
          totale: true,
        }),
        rigo(914, p.maggiorazioneRedditi.titolo, [
          mostra(1, 'Importo', p.maggiorazioneRedditi, { tipo: 'decimale' }),
        ]),
        rigo(915, p.maggiorazioneIrap.titolo, [
          mostra(1, 'Importo', p.maggiorazioneIrap, { tipo: 'decimale' }),
        ]),
        ...(anno >= PRIMO_TETTO
          ? [
              rigo(916, 'Tetti della proposta', [
                mostra(1, 'Reddito', p.tettoReddito),
                mostra(2, 'Valore della produzione', p.tettoValore),
              ]),
            ]
          : []),
      ],
    },
  ],
});
