import {
  etichettaPriorita,
  NOTIFICA_OGGETTO_MASSIMO,
  NOTIFICA_TESTO_MASSIMO,
  ordinePriorita,
  type Priorita,
} from '@quadra/contract';
import { useState } from 'react';
import { fonteGestori } from '../../../dominio/fonte/gestori.ts';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { messaggiVetrina as m } from '../../../messages/notifica.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { DueElenchi } from '../../../ui/scelta/DueElenchi.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati, type Voce } from '../../../ui/scelta/voci.ts';
import { ruoli } from './destinatari.ts';
import css from './Vetrina.module.css';

/** What of a notification is typed. */
export type Dati = {
  oggetto: string;
  testo: string;
  priorita: Priorita;
  ruoli: readonly number[];
  gestori: readonly Voce[];
  studi: readonly Voce[];
  quando: 'bozza' | 'subito' | 'data';
  giorno: string;
  ora: string;
};
type Props = {
  dati: Dati;
  errori: Readonly<Record<string, Messaggio>>;
  change: (nuovi: Partial<Dati>) => void;
};

const fontePriorita = makeFonteDati(
  ordinePriorita.map((valore) => ({ chiave: String(valore), testo: etichettaPriorita[valore] })),
);

/** The five fields of a notification. */
export function CampiNotifica(props: Props) {
  const { dati, errori, change } = props;
  return (
    <div className={css.dialog}>
      <div className={css.pair}>
        <TextField
          etichetta={m.oggetto}
          obbligatorio
          fuoco
          messaggio={errori.Oggetto}
          massimo={NOTIFICA_OGGETTO_MASSIMO}
          valore={dati.oggetto}
          onChange={(oggetto) => change({ oggetto })}
        />
        <div>
          <Tendina
            etichetta={m.priorita}
            messaggio={errori.Priorita}
            valore={String(dati.priorita)}
            fonte={fontePriorita}
            onChange={(scelta) => {
              const priorita = ordinePriorita.find((una) => String(una) === scelta);
              if (priorita !== undefined) change({ priorita });
            }}
          />
          <p className={css.soft}>{m.effetto[dati.priorita]}</p>
        </div>
      </div>
      <TextField
        etichetta={m.testo}
        nota={m.testoNota}
        obbligatorio
        righe={5}
        messaggio={errori.Testo}
        massimo={NOTIFICA_TESTO_MASSIMO}
        valore={dati.testo}
        onChange={(testo) => change({ testo })}
      />
      <Ruoli {...props} />
      <Dove {...props} />
      <Quando {...props} />
    </div>
  );
}

function Ruoli({ dati, change }: Props) {
  return (
    <fieldset className={css.roles}>
      <legend className={css.label}>{m.ruoli}</legend>
      {ruoli.map(([tipo, nome]) => (
        <Spunta
          key={tipo}
          etichetta={nome}
          scelta={dati.ruoli.includes(tipo)}
          onChange={(scelta) =>
            change({ ruoli: scelta ? [...dati.ruoli, tipo] : dati.ruoli.filter((uno) => uno !== tipo) })
          }
        />
      ))}
    </fieldset>
  );
}

type Vista = 'ovunque' | 'gestori' | 'studi';
const findVista = ({ gestori, studi }: Dati): Vista =>
  studi.length > 0 ? 'studi' : gestori.length > 0 ? 'gestori' : 'ovunque';

/** Everywhere, or the gestori and the studi that are chosen. */
function Dove({ dati, change }: Props) {
  const [vista, setVista] = useState<Vista>(() => findVista(dati));
  return (
    <div className={css.dialog}>
      <CampoSegmenti<Vista>
        etichetta={m.dove}
        valore={vista}
        voci={[
          ['ovunque', m.ovunque],
          ['gestori', m.gestori(dati.gestori.length)],
          ['studi', m.studi(dati.studi.length)],
        ]}
        onChange={(nuova) => {
          setVista(nuova);
          if (nuova === 'ovunque') change({ gestori: [], studi: [] });
        }}
      />
      {vista === 'gestori' && (
        <DueElenchi
          nome={m.nomeGestori}
          disponibili={m.disponibili}
          scelte={m.scelti}
          cerca={m.cercaGestore}
          fonte={fonteGestori}
          valore={dati.gestori}
          onChange={(gestori) => change({ gestori })}
        />
      )}
      {vista === 'studi' && (
        <DueElenchi
          nome={m.nomeStudi}
          disponibili={m.disponibili}
          scelte={m.scelti}
          cerca={m.cercaStudio}
          fonte={fonteStudi}
          valore={dati.studi}
          onChange={(studi) => change({ studi })}
        />
      )}
      {vista !== 'ovunque' && <p className={css.soft}>{m.doveNota}</p>}
    </div>
  );
}

function Quando({ dati, errori, change }: Props) {
  return (
    <div className={css.when}>
      <CampoSegmenti<Dati['quando']>
        etichetta={m.pubblicazione}
        valore={dati.quando}
        voci={[
          ['bozza', m.bozza],
          ['data', m.allaData],
          ['subito', m.subito],
        ]}
        onChange={(quando) => change({ quando })}
      />
      {dati.quando === 'data' && (
        <>
          <DateField
            etichetta={m.giorno}
            obbligatorio
            messaggio={errori.DataPubblicazione}
            valore={dati.giorno}
            onChange={(giorno) => change({ giorno })}
          />
          <TextField
            etichetta={m.ora}
            obbligatorio
            messaggio={errori.Ora}
            placeholder={m.oraNota}
            inputMode="numeric"
            massimo={5}
            valore={dati.ora}
            onChange={(ora) => change({ ora })}
          />
        </>
      )}
    </div>
  );
}
