import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiTelematico as m } from '../../../messages/telematico.ts';
import type { Messaggio } from '../../../ui/Campo.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { openModale } from '../../../ui/finestre/apertura.ts';
import { notifiche } from '../../../ui/notifiche.ts';
import { Spunta } from '../../../ui/Spunta.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toGiornoDiRoma } from '../../../ui/tempo.ts';
import css from './Telematico.module.css';
import { type Chiave, confirmInvio, type Invio } from './telematico.api.ts';

type Errori = Readonly<Record<string, Messaggio>>;

/**
 * Asks when and with which protocol a file was sent, and marks it: on its own, or as the question that follows the making of
 * a file. The window stays open on what is wrong. True when it was marked.
 */
export async function askInvio(
  chiave: Chiave,
  emailCliente: string | null,
  appenaCreato: boolean,
): Promise<boolean> {
  let dati: Invio = {
    dataInvio: toGiornoDiRoma(new Date()),
    protocollo: '',
    avvisaCliente: emailCliente !== null,
  };
  let show: (errori: Errori) => void = () => {};
  const { esito } = openModale({
    titolo: appenaCreato ? m.popupTitolo : m.invioTitolo,
    daScrivere: true,
    contenuto: (
      <Campi
        iniziale={dati}
        email={emailCliente}
        testo={appenaCreato ? m.popupTesto : null}
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
        const { rifiuto, avvisi } = await confirmInvio(chiave, dati);
        if (rifiuto !== null) notifiche.push('error', rifiuto);
        for (const avviso of avvisi) notifiche.push('warning', avviso);
        return rifiuto === null;
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
  iniziale: Invio;
  email: string | null;
  testo: string | null;
  onChange: (dati: Invio) => void;
  onPronto: (show: (errori: Errori) => void) => void;
};

function Campi({ iniziale, email, testo, onChange, onPronto }: Props) {
  const [dati, setDati] = useState(iniziale);
  const [errori, setErrori] = useState<Errori>({});
  onPronto(setErrori);
  const change = (nuovi: Partial<Invio>) => {
    const tutti = { ...dati, ...nuovi };
    setDati(tutti);
    onChange(tutti);
  };
  return (
    <div className={css.form}>
      {testo !== null && <p className={css.soft}>{testo}</p>}
      <DateField
        etichetta={m.dataInvio}
        messaggio={errori.DataInvio}
        massimo={iniziale.dataInvio}
        valore={dati.dataInvio}
        onChange={(dataInvio) => change({ dataInvio })}
      />
      <TextField
        etichetta={m.protocollo}
        nota={m.protocolloNota}
        messaggio={errori.Protocollo}
        massimo={24}
        valore={dati.protocollo}
        onChange={(protocollo) => change({ protocollo })}
      />
      {email === null ? (
        <p className={css.soft}>{m.nonAvvisa}</p>
      ) : (
        <Spunta
          etichetta={m.avvisa(email)}
          scelta={dati.avvisaCliente}
          onChange={(avvisaCliente) => change({ avvisaCliente })}
        />
      )}
    </div>
  );
}
