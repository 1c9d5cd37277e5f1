import { type Catasto, catasto, type TipoVisura, tipoVisura, type VisuraRichiesta } from '@quadra/contract';
import { fonteComuni } from '../../../dominio/fonte/comuni.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiVisura as m } from '../../../messages/visura.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import css from './Visura.module.css';
import { requestVisura, type Visura } from './visura.api.ts';

type Pronta = { costo: number; residui: number; flat: boolean; simulato: boolean };
type Dati = {
  tipo: TipoVisura;
  codiceFiscale: string;
  comune: string | null;
  catasto: Catasto;
  sezione: string;
  foglio: string;
  particella: string;
  subalterno: string;
};
type Stato = {
  dati: Dati;
  errori: Readonly<Record<string, Messaggio>>;
  change: (nuovi: Partial<Dati>) => void;
};

const LARGHEZZA = 560;
const iniziale: Dati = {
  ...{ tipo: 'Soggetto', codiceFiscale: '', comune: null, catasto: 'Fabbricati' },
  ...{ sezione: '', foglio: '', particella: '', subalterno: '' },
};
const nomi = ['CodiceFiscale', 'Comune', 'Catasto', 'Sezione', 'Foglio', 'Particella', 'Subalterno'];
const voci = tipoVisura.map((tipo) => [tipo, m.tipi[tipo]] as const);
const catasti = catasto.map((uno) => [uno, uno === 'Fabbricati' ? m.fabbricati : m.terreni] as const);
const posto = [
  ['sezione', 'Sezione', 3, false],
  ['foglio', 'Foglio', 5, true],
  ['particella', 'Particella', 10, true],
  ['subalterno', 'Subalterno', 6, false],
] as const;

const toRichiesta = (dati: Dati, costo: number): VisuraRichiesta => ({
  ...{ Tipo: dati.tipo, CodiceFiscale: dati.codiceFiscale || null, Comune: dati.comune },
  ...{ Catasto: dati.catasto, Sezione: dati.sezione || null, Foglio: dati.foglio || null },
  ...{ Particella: dati.particella || null, Subalterno: dati.subalterno || null, CostoMassimo: costo },
});

function describeCosto({ costo, residui, flat }: Pronta): string {
  if (flat) return m.costoFlat;
  if (costo === 0) return m.costoNullo;
  return costo > residui ? m.pochi(costo, residui) : m.costo(costo, residui);
}

function Campi({ dati, errori, change, pronta }: Stato & { pronta: Pronta }) {
  const isSoggetto = dati.tipo === 'Soggetto';
  return (
    <div className={css.dialog}>
      <Segmenti nome={m.tipo} voci={voci} valore={dati.tipo} onChange={(tipo) => change({ tipo })} />
      {isSoggetto ? (
        <TextField
          etichetta={m.codiceFiscale}
          obbligatorio
          codice
          massimo={16}
          messaggio={errori.CodiceFiscale}
          valore={dati.codiceFiscale}
          onChange={(codiceFiscale) => change({ codiceFiscale })}
        />
      ) : (
        <Segmenti
          nome={m.catasto}
          voci={catasti}
          valore={dati.catasto}
          onChange={(uno) => change({ catasto: uno })}
        />
      )}
      <Tendina
        etichetta={isSoggetto ? m.comuneSoggetto : m.comune}
        obbligatorio={!isSoggetto}
        opzionale
        segnaposto={m.cercaComune}
        messaggio={errori.Comune}
        valore={dati.comune}
        fonte={fonteComuni}
        onChange={(comune) => change({ comune })}
      />
      {!isSoggetto && (
        <div className={css.place}>
          {posto.map(([nome, filo, massimo, obbligatorio]) => (
            <TextField
              key={nome}
              etichetta={m[nome]}
              obbligatorio={obbligatorio}
              codice
              massimo={massimo}
              messaggio={errori[filo]}
              valore={dati[nome]}
              onChange={(testo) => change({ [nome]: testo })}
            />
          ))}
        </div>
      )}
      <p className={css.cost}>{describeCosto(pronta)}</p>
      {pronta.simulato && <p className={css.simulated}>{m.provato}</p>}
    </div>
  );
}

/** Asks what to look for and says what it costs, then looks; answers what was found, or null. `onTentata`: whatever came of it. */
export async function askVisura(pronta: Pronta, onTentata: () => void): Promise<Visura | null> {
  let trovata: Visura | null = null;
  const { esito } = openFinestraDati<Dati>({
    titolo: m.nuova,
    larghezza: LARGHEZZA,
    iniziale,
    nomi,
    campi: (stato) => <Campi {...stato} pronta={pronta} />,
    save: async (dati) => {
      try {
        trovata = await requestVisura(toRichiesta(dati, pronta.costo));
      } finally {
        onTentata();
      }
      notifiche.push('success', m.trovata(trovata.righe.length));
      return true;
    },
  });
  return (await esito) === 'confermata' ? trovata : null;
}
