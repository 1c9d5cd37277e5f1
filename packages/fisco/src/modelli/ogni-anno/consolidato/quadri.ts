import * as r from '../../../regole/consolidato.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import { importo, totale } from '../elenco.ts';
import { righiCreditoEstero } from '../gruppo-estero.ts';
import { makeRigoRX } from '../redditi-sc/altri.ts';
import { makeRighiSaldo } from '../redditi-sc/rn.ts';
import { makeSezionePerdite } from '../redditi-sc/rs.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const base = { fascicolo: 1, copertura: 'indicativo' } as const;
const INTERNI = 'I righi da 901 sono interni.';
const societa = (numero: number): RigoScheda =>
  rigo(
    numero,
    'Società',
    [
      annota(1, 'Codice fiscale', 'codiceFiscale'),
      annota(2, 'Denominazione', 'testo', { lunghezza: 150 }),
      inserisce(3, 'Reddito o perdita', r.redditoSocieta, {
        negativi: true,
        istruzioni: 'Per intero, qualunque sia la quota di partecipazione.',
      }),
      inserisce(4, 'Reddito minimo', r.minimoSocieta),
      inserisce(5, 'Interessi eccedenti', r.interessiSocieta),
      inserisce(6, 'ROL eccedente', r.rolSocieta),
      ...r.trasferiti.map(({ titolo, dato }, posto) => inserisce(7 + posto, titolo, dato)),
    ],
    { raccolta: r.consolidate },
  );

export const quadroNF: QuadroDiAnni = {
  ...base,
  codice: 'NF',
  titolo: 'Reddito complessivo globale',
  titoloBreve: 'Reddito globale',
  obbligatorio: true,
  nota: `${INTERNI} I redditi sono quelli dei quadri GN di consolidante e consolidate.`,
  dipendeDa: [],
  sezioni: [
    { titolo: 'Consolidante e consolidate (dati interni)', righi: [901, 902, 903, 904, 905].map(societa) },
    {
      titolo: 'Reddito globale',
      righi: [
        rigo(911, 'Somma dei redditi e delle perdite', [mostra(1, 'Importo', r.somma, { negativi: true })]),
        rigo(912, 'Interessi passivi eccedenti', [mostra(1, 'Importo', r.interessi)]),
        rigo(913, 'Eccedenze di ROL', [mostra(1, 'Importo', r.rol)]),
        rigo(914, 'Interessi passivi dedotti', [
          mostra(1, 'Importo', r.interessiDedotti, { formulaBreve: 'il minore fra NF912 e NF913' }),
        ]),
        rigo(915, 'Rettifiche di consolidamento', [
          inserisce(1, 'In aumento', r.aumenti),
          inserisce(2, 'In diminuzione', r.diminuzioni),
        ]),
        rigo(8, 'Reddito minimo', [mostra(3, 'Importo', r.minimo)]),
        rigo(
          12,
          'Reddito complessivo globale',
          [mostra(2, 'Importo', r.globale, { formulaBreve: 'NF911 − NF914 + NF915', negativi: true })],
          { totale: true },
        ),
      ],
    },
  ],
};

export const quadroNX: QuadroDiAnni = {
  ...base,
  codice: 'NX',
  titolo: 'Trasferimenti al gruppo',
  titoloBreve: 'Trasferimenti',
  nota: `${INTERNI} Le somme sono quelle che ogni società porta nel quadro NF.`,
  dipendeDa: ['NF'],
  sezioni: [
    {
      titolo: 'Somme trasferite',
      righi: [
        rigo(7, 'Liberalità ai partiti', [mostra(2, 'Importo', r.nx.partiti)]),
        rigo(80, 'ACE', [mostra(1, 'Importo', r.nx.ace)]),
        rigo(87, 'Start-up', [mostra(2, 'Importo', r.nx.startUp)]),
        rigo(901, 'Ritenute', [mostra(1, 'Importo', r.nx.ritenute)]),
        rigo(902, 'Crediti d’imposta', [mostra(1, 'Importo', r.nx.crediti)]),
        rigo(903, 'Acconti', [mostra(1, 'Importo', r.nx.acconti)]),
        rigo(904, 'Eccedenze', [mostra(1, 'Importo', r.nx.eccedenze)]),
      ],
    },
  ],
};

/** CN: from the income of the group to its tax. */
export const makeQuadroCN = (anno: number): QuadroDiAnni => ({
  ...base,
  codice: 'CN',
  titolo: 'Determinazione dell’IRES di gruppo',
  titoloBreve: 'IRES di gruppo',
  obbligatorio: true,
  nota: `${INTERNI} I righi da CN8 a CN16 e da CN18 a CN24 sono da riscontrare. Solo consolidato nazionale.`,
  dipendeDa: ['NF', 'NX', 'CS', 'NR', 'NC', 'CK'],
  sezioni: [
    {
      titolo: 'Reddito',
      righi: [
        rigo(1, 'Reddito', [
          mostra(1, 'Reddito minimo', r.minimoGruppo, { formulaBreve: 'NF8 col. 3' }),
          mostra(2, 'Reddito', r.reddito, { formulaBreve: 'NF12 col. 2' }),
        ]),
        rigo(2, 'Perdita', [mostra(1, 'Importo', r.perdita)]),
        rigo(3, 'Perdite scomputabili', [
          mostra(1, 'Misura limitata', r.perdite.limitateUsate, { formulaBreve: 'fino all’80% di CN1' }),
          mostra(2, 'Misura piena', r.perdite.pieneUsate),
          mostra(3, 'Totale', r.perdite.usate),
        ]),
        rigo(
          4,
          'Reddito imponibile',
          [
            mostra(1, 'Dopo le perdite', r.dopoPerdite),
            mostra(2, 'Start-up', r.startUpUsate),
            mostra(3, 'ACE', r.aceUsata),
            inserisce(91, 'Altre deduzioni', r.altreDeduzioni),
            mostra(4, 'Imponibile', r.imponibile),
            ...(anno === 2026 ? [inserisce(90, 'di cui al 20%', r.premiale)] : []),
          ],
          { totale: true },
        ),
        rigo(5, 'Imposta', [mostra(1, 'Importo', r.saldoGruppo.imposta)]),
        rigo(906, 'Liberalità ai partiti', [mostra(1, '26%', r.detrazionePartiti, { formulaBreve: 'NX7' })]),
      ],
    },
    {
      titolo: 'Imposta',
      righi: makeRighiSaldo(
        r.saldoGruppo,
        {
          ...{ detrazioni: 6, netta: 7, crediti: [8, 9, 10, 11, 16], dovuta: 17, creditiImprese: 18 },
          ...{ eccedenza: 19, compensata: 20, ricevute: 21, acconti: 22, debito: 23, credito: 24 },
        },
        { esteri: r.creditoEstero.totale, ricevute: r.eccedenzeGruppo.ricevute.totale },
      ),
    },
  ],
});

export const quadroCS: QuadroDiAnni = {
  ...base,
  codice: 'CS',
  titolo: 'Prospetti vari',
  titoloBreve: 'Prospetti',
  nota: INTERNI,
  dipendeDa: ['CN'],
  sezioni: [
    {
      titolo: 'Perdite del gruppo (dati interni)',
      righi: [rigo(901, 'In misura limitata', [mostra(1, 'Da riportare', r.limitateTotali)])],
    },
    makeSezionePerdite(r.perdite),
    { titolo: 'Start-up', righi: [rigo(70, 'Eccedenza', [annota(1, 'Importo', 'euro')])] },
  ],
};

const uscita = (numero: number): RigoScheda =>
  rigo(
    numero,
    'Società uscita',
    [
      annota(1, 'Codice fiscale', 'codiceFiscale'),
      annota(2, 'Data', 'data'),
      inserisce(3, 'Perdite trasferite', r.perditePortate),
      inserisce(4, 'di cui usate', r.perditeUsateGruppo),
      mostra(5, 'Attribuite', r.perditeRestituite, { formulaBreve: 'col. 3 − col. 4' }),
    ],
    { raccolta: r.interruzioni },
  );
export const quadroNI: QuadroDiAnni = {
  ...base,
  codice: 'NI',
  titolo: 'Interruzione della tassazione di gruppo',
  titoloBreve: 'Interruzione',
  nota: INTERNI,
  dipendeDa: [],
  sezioni: [{ titolo: 'Perdite attribuite (dati interni)', righi: [901, 902, 903].map(uscita) }],
};
export const quadroCC: QuadroDiAnni = {
  ...base,
  codice: 'CC',
  titolo: 'Compensazioni e rimborsi',
  titoloBreve: 'Compensazioni',
  nota: INTERNI,
  dipendeDa: ['CN', 'CK'],
  sezioni: [
    {
      titolo: 'IRES di gruppo (dati interni)',
      righi: [makeRigoRX(901, 'IRES', r.rimborso, 'col. 2 + 3 − 4 − CK911')],
    },
  ],
};

/** NR: what each company paid abroad, within its part of the tax of the group. */
export const quadroNR: QuadroDiAnni = {
  ...base,
  codice: 'NR',
  titolo: 'Crediti per redditi esteri, art. 165 c. 1',
  titoloBreve: 'Crediti esteri, c. 1',
  nota: `${INTERNI} Un rigo per società e Stato: l’imposta italiana è quella del gruppo, sul suo imponibile.`,
  dipendeDa: ['CN'],
  sezioni: [
    {
      titolo: 'Redditi dell’anno (dati interni)',
      righi: [
        ...righiCreditoEstero(
          r.creditoEstero,
          [901, 902, 903, 904],
          [annota(90, 'CF della società', 'codiceFiscale')],
        ),
        totale(911, r.creditoEstero.comma1, 'entro l’imposta netta, a NC'),
      ],
    },
  ],
};
/** NC: all the credits of the group, to CN. */
export const quadroNC: QuadroDiAnni = {
  ...base,
  codice: 'NC',
  titolo: 'Riepilogo dei crediti art. 165',
  titoloBreve: 'Riepilogo crediti',
  nota: `${INTERNI} I crediti delle eccedenze (quadro NE) si indicano già determinati.`,
  dipendeDa: ['NR'],
  sezioni: [
    {
      titolo: 'Crediti (dati interni)',
      righi: [
        rigo(901, 'Dell’anno', [mostra(1, 'Importo', r.creditoEstero.comma1, { formulaBreve: 'da NR911' })]),
        rigo(902, r.creditoEstero.altriAnni.titolo, [importo(1, r.creditoEstero.altriAnni)]),
        rigo(903, r.creditoEstero.daRestituire.titolo, [importo(1, r.creditoEstero.daRestituire)]),
        totale(904, r.creditoEstero.totale, 'a CN9'),
      ],
    },
  ],
};
