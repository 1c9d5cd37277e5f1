import { useRef, useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import { messaggiCredito as m, etichetteCredito as nomi } from '../../messages/credito.ts';
import type { Messaggio } from '../../ui/campi/Campo.tsx';
import { TextField } from '../../ui/campi/TextField.tsx';
import { openModale } from '../../ui/finestre/apertura.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import { Combo } from '../../ui/scelta/Combo.tsx';
import { fonteComuni } from '../fonte/comuni.ts';
import css from './Acquisto.module.css';
import { type Fatturazione, readFatturazione, writeFatturazione } from './fatturazione.api.ts';

type Errori = Readonly<Record<string, Messaggio>>;

/** Asks the billing data of a studio and writes it; false when it was given up. */
export async function askFatturazione(idStudio: number): Promise<boolean> {
  let scritta = await readFatturazione(idStudio);
  let show: (errori: Errori) => void = () => {};
  const { esito } = openModale({
    titolo: m.fatturazione,
    daScrivere: true,
    contenuto: (
      <Campi
        iniziale={scritta}
        onChange={(valori) => {
          scritta = valori;
        }}
        onPronto={(mostra) => {
          show = mostra;
        }}
      />
    ),
    controllo: async () => {
      try {
        await writeFatturazione(idStudio, scritta);
        return true;
      } catch (causa) {
        const { campi, testo, codiceRichiesta } = toApiError(causa);
        show(Object.fromEntries(campi.map((c) => [c.percorso, { tipo: 'error', testo: c.messaggio }])));
        if (campi.length === 0) notifiche.push('error', testo, { codiceRichiesta });
        return false;
      }
    },
  });
  return (await esito) === 'confermata';
}

type Props = {
  iniziale: Fatturazione;
  onChange: (valori: Fatturazione) => void;
  onPronto: (show: (errori: Errori) => void) => void;
};

function Campi({ iniziale, onChange, onPronto }: Props) {
  const [valori, setValori] = useState(iniziale);
  const [errori, setErrori] = useState<Errori>({});
  const pronto = useRef(onPronto);
  pronto.current(setErrori);
  const change = (nuovi: Partial<Fatturazione>) => {
    const tutti = { ...valori, ...nuovi };
    setValori(tutti);
    onChange(tutti);
  };
  return (
    <div className={css.body}>
      <p>{m.fatturazioneTesto}</p>
      <TextField
        etichetta={nomi.via ?? ''}
        messaggio={errori.Via}
        massimo={120}
        valore={valori.via}
        onChange={(via) => change({ via })}
      />
      <Combo
        etichetta={nomi.comune ?? ''}
        messaggio={errori.Comune}
        segnaposto={m.cercaComune}
        testo={valori.comuneDescrizione}
        fonte={fonteComuni}
        onScelta={(voce) =>
          change({ comune: voce?.chiave ?? '', comuneDescrizione: voce?.testo ?? '', provincia: '' })
        }
      />
      <TextField
        etichetta={nomi.provincia ?? ''}
        messaggio={errori.Provincia}
        massimo={2}
        codice
        valore={valori.provincia}
        onChange={(provincia) => change({ provincia })}
      />
      <TextField
        etichetta={nomi.cap ?? ''}
        messaggio={errori.CAP}
        massimo={5}
        codice
        valore={valori.cap}
        onChange={(cap) => change({ cap })}
      />
      <p>{m.recapitoTesto}</p>
      <TextField
        etichetta={nomi.codiceSDI ?? ''}
        messaggio={errori.CodiceSDI}
        massimo={7}
        codice
        valore={valori.codiceSDI}
        onChange={(codiceSDI) => change({ codiceSDI })}
      />
      <TextField
        etichetta={nomi.pec ?? ''}
        messaggio={errori.PEC}
        massimo={254}
        valore={valori.pec}
        onChange={(pec) => change({ pec })}
      />
    </div>
  );
}
