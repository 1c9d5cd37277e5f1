import { useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import { messaggiRichiesta as m } from '../../messages/richiesta.ts';
import type { Messaggio } from '../../ui/Campo.tsx';
import { askConferma } from '../../ui/Conferma.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { openModale } from '../../ui/finestre/apertura.ts';
import { notifiche } from '../../ui/notifiche.ts';
import { TextField } from '../../ui/TextField.tsx';
import css from './AnagraficaForm.module.css';
import { type Anagrafica, sendRichiesta } from './anagrafica.api.ts';

type Dati = { documenti: string; entro: string };
type Errori = Readonly<Record<string, Messaggio>>;

/** Sends; when one left today already it asks first, and Annulla sends nothing. True when it left. */
async function sendOrAsk(id: string, { documenti, entro }: Dati): Promise<string | null> {
  const scritta = { documenti, entro: entro === '' ? null : entro };
  try {
    return await sendRichiesta(id, { ...scritta, conferma: false });
  } catch (causa) {
    if (toApiError(causa).codice !== 'EMAIL_GIA_INVIATA') throw causa;
    if (!(await askConferma({ titolo: m.diNuovo, testo: m.giaInviata }))) return null;
    return sendRichiesta(id, { ...scritta, conferma: true });
  }
}

/** Asks which documents and by when, and sends the mail to the client: the window stays open on what is wrong. */
export async function askRichiesta({ id, denominazione }: Anagrafica): Promise<void> {
  let dati: Dati = { documenti: m.iniziali, entro: '' };
  let show: (errori: Errori) => void = () => {};
  const { esito } = openModale({
    titolo: m.titolo(denominazione),
    daScrivere: true,
    contenuto: (
      <Campi
        iniziale={dati}
        onChange={(nuovi) => {
          dati = nuovi;
        }}
        onPronto={(mostra) => {
          show = mostra;
        }}
      />
    ),
    controllo: async () => {
      try {
        const email = await sendOrAsk(id, dati);
        if (email !== null) notifiche.push('success', m.inviata(email));
        return email !== null;
      } catch (causa) {
        const { campi, testo, codiceRichiesta } = toApiError(causa);
        show(Object.fromEntries(campi.map((c) => [c.percorso, { tipo: 'error', testo: c.messaggio }])));
        const altrove = campi.find(({ percorso }) => percorso !== 'Documenti' && percorso !== 'Entro');
        if (altrove || campi.length === 0)
          notifiche.push('error', altrove?.messaggio ?? testo, { codiceRichiesta });
        return false;
      }
    },
  });
  await esito;
}

type Props = {
  iniziale: Dati;
  onChange: (dati: Dati) => void;
  onPronto: (show: (errori: Errori) => void) => void;
};

function Campi({ iniziale, onChange, onPronto }: Props) {
  const [dati, setDati] = useState(iniziale);
  const [errori, setErrori] = useState<Errori>({});
  onPronto(setErrori);
  const change = (nuovi: Partial<Dati>) => {
    const tutti = { ...dati, ...nuovi };
    setDati(tutti);
    onChange(tutti);
  };
  return (
    <div className={css.richiesta}>
      <TextField
        etichetta={m.documenti}
        messaggio={errori.Documenti}
        righe={6}
        massimo={2000}
        valore={dati.documenti}
        onChange={(documenti) => change({ documenti })}
      />
      <DateField
        etichetta={m.entro}
        nota={m.facoltativo}
        messaggio={errori.Entro}
        valore={dati.entro}
        onChange={(entro) => change({ entro })}
      />
    </div>
  );
}
