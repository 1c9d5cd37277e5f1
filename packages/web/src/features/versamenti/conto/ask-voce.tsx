import { toEuro } from '@quadra/values';
import { makeFonteTributi } from '../../../dominio/fonte/tributi.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiConto as m } from '../../../messages/conto.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import css from './Conto.module.css';
import { addVoce, type Chiesto, type Conto } from './conto.api.ts';

type Verso = 'debito' | 'credito';
type Dati = {
  verso: Verso;
  codice: string | null;
  anno: string;
  /** Cents. */
  importo: number | null;
  data: string;
  ente: string;
  posizione: string;
  rateazione: string;
  motivo: string;
};
type Stato = {
  dati: Dati;
  errori: Readonly<Record<string, Messaggio>>;
  change: (nuovi: Partial<Dati>) => void;
};
const LARGHEZZA = 620;
const fonteCodici = makeFonteTributi();
const versi = [
  ['debito', m.debitoAMano],
  ['credito', m.creditoAMano],
] as const;

function Campi({ dati, errori, change }: Stato) {
  return (
    <div className={css.dialog}>
      <CampoSegmenti<Verso>
        etichetta={m.verso}
        voci={versi}
        valore={dati.verso}
        onChange={(verso) => change({ verso })}
      />
      <Tendina
        etichetta={m.codice}
        segnaposto={m.cercaCodice}
        messaggio={errori.Codice}
        valore={dati.codice}
        fonte={fonteCodici}
        onChange={(codice) => change({ codice })}
      />
      <div className={css.pair}>
        <NumberField
          etichetta={m.importoAMano}
          unita="€"
          messaggio={errori.Importo}
          valore={dati.importo}
          opzioni={{ decimali: 2, min: 0, nullable: true }}
          onValore={(importo) => change({ importo })}
        />
        <DateField
          etichetta={dati.verso === 'debito' ? m.scadenza : m.usabileDal}
          messaggio={errori.Data}
          valore={dati.data}
          onChange={(data) => change({ data })}
        />
        <TextField
          etichetta={m.annoRiferimento}
          massimo={4}
          inputMode="numeric"
          messaggio={errori.AnnoRiferimento}
          valore={dati.anno}
          onChange={(anno) => change({ anno })}
        />
        <TextField
          etichetta={m.rateazione}
          nota={m.rateazioneNota}
          massimo={4}
          messaggio={errori.Rateazione}
          valore={dati.rateazione}
          onChange={(rateazione) => change({ rateazione })}
        />
        <TextField
          etichetta={m.ente}
          nota={m.enteNota}
          massimo={4}
          codice
          messaggio={errori.Ente}
          valore={dati.ente}
          onChange={(ente) => change({ ente })}
        />
        <TextField
          etichetta={m.posizione}
          nota={m.posizioneNota}
          massimo={17}
          codice
          messaggio={errori.Posizione}
          valore={dati.posizione}
          onChange={(posizione) => change({ posizione })}
        />
      </div>
      <TextField
        etichetta={m.motivo}
        righe={2}
        obbligatorio
        massimo={500}
        messaggio={errori.Motivo}
        valore={dati.motivo}
        onChange={(motivo) => change({ motivo })}
      />
    </div>
  );
}

const toCorpo = (d: Dati) => ({
  Verso: d.verso,
  Codice: d.codice ?? '',
  AnnoRiferimento: Number(d.anno),
  Importo: toEuro(d.importo ?? 0),
  Data: d.data,
  Ente: d.ente,
  Posizione: d.posizione,
  Rateazione: d.rateazione,
  Motivo: d.motivo,
});

/** Asks a debt or a credit that no declaration says, and writes it; answers the conto with it, null when nothing was done. */
export async function askVoce(chiesto: Chiesto): Promise<Conto | null> {
  let dopo: Conto | null = null;
  await openFinestraDati<Dati>({
    titolo: m.aggiungi,
    larghezza: LARGHEZZA,
    iniziale: {
      ...{ verso: 'debito', codice: null, anno: String(chiesto.anno - 1), importo: null, data: '' },
      ...{ ente: '', posizione: '', rateazione: '', motivo: '' },
    },
    nomi: ['Codice', 'Importo', 'Data', 'AnnoRiferimento', 'Rateazione', 'Ente', 'Posizione', 'Motivo'],
    campi: (stato) => <Campi {...stato} />,
    save: async (dati) => {
      dopo = await addVoce(chiesto, toCorpo(dati));
      notifiche.push('success', m.aggiunta);
      return true;
    },
  }).esito;
  return dopo;
}
