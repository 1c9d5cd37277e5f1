import { formatData } from '@quadra/values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import {
  type Certificato,
  certificatoQuery,
  type FirmaStudio,
  removeCertificato,
  saveCertificato,
} from '../../../dominio/firma/certificato.api.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiCertificato as m } from '../../../messages/certificato.ts';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Credenziali.module.css';

/** The certificate that the studio signs its PDFs with: loaded, put in the place of another, taken away. */
export function CertificatoStudio() {
  const cache = useQueryClient();
  const { data } = useQuery(certificatoQuery);
  const { inCorso, run } = useAtto();
  const receive = (nuovo: FirmaStudio) => cache.setQueryData(certificatoQuery.queryKey, nuovo);
  const togli = async () => {
    if (!(await askConferma({ titolo: m.togliDomanda, testo: m.togliTesto, pericolo: true }))) return;
    if ((await run(() => removeCertificato().then(() => true), m.tolto)) && data)
      receive({ ...data, certificato: null });
  };
  if (data === undefined) return null;
  const { certificato: suo } = data;
  return (
    <Sezione larga titolo={m.titolo} testo={m.testo}>
      <div className={css.certificate}>
        <Stato {...describe(suo)} />
        {suo && <span className={css.soft}>{m.emittente(suo.emittente)}</span>}
        {suo && (
          <Button onClick={() => void togli()} disabled={inCorso}>
            {m.togli}
          </Button>
        )}
      </div>
      <Modulo haUno={suo !== null} onFatto={receive} />
      <Fuori firma={data} />
    </Sezione>
  );
}

/** Who stamps the signatures, and which authorities are known: both are set by who runs Quadra. */
const Fuori = ({ firma: { marcatura, autoritaNote } }: { firma: FirmaStudio }) => (
  <div className={css.outside}>
    <Stato
      tipo={marcatura === 'Assente' ? 'assente' : marcatura === 'Attiva' ? 'fatto' : 'attenzione'}
      testo={m.marca}
    />
    <span className={css.soft}>{m.marcatureStudio[marcatura]}</span>
    <p className={css.soft}>{m.autoritaNote(autoritaNote)}</p>
  </div>
);

const describe = (suo: Certificato | null): { tipo: 'fatto' | 'errore' | 'assente'; testo: string } => {
  if (!suo) return { tipo: 'assente', testo: m.assente };
  const giorno = formatData(suo.al.slice(0, 10));
  return new Date(suo.al) < new Date()
    ? { tipo: 'errore', testo: m.scaduto(suo.titolare, giorno) }
    : { tipo: 'fatto', testo: m.presente(suo.titolare, giorno) };
};

type Errori = Readonly<Record<string, string>>;
function Modulo({ haUno, onFatto }: { haUno: boolean; onFatto: (nuovo: FirmaStudio) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const [errori, setErrori] = useState<Errori>({});
  const [inCorso, setInCorso] = useState(false);
  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (file === null || inCorso) return;
    setInCorso(true);
    setErrori({});
    try {
      onFatto(await saveCertificato(file, password));
      setFile(null);
      setPassword('');
      notifiche.push('success', m.caricato);
    } catch (causa) {
      const { campi, testo } = toApiError(causa);
      setErrori(Object.fromEntries(campi.map(({ percorso, messaggio }) => [percorso, messaggio])));
      if (campi.length === 0) notifiche.push('error', testo);
    }
    setInCorso(false);
  };
  return (
    <form className={css.load} onSubmit={submit} noValidate>
      <div>
        <CaricaFile
          scegli={m.scegli}
          accetta=".p12,.pfx"
          uno
          testo={file?.name ?? m.trascina}
          onFile={([primo]) => setFile(primo ?? null)}
        />
        {errori.Contenuto && (
          <p role="alert" className={css.wrong}>
            {errori.Contenuto}
          </p>
        )}
      </div>
      <TextField
        etichetta={m.password}
        mascherato
        valore={password}
        massimo={200}
        onChange={setPassword}
        {...(errori.Password ? { messaggio: { tipo: 'error' as const, testo: errori.Password } } : {})}
      />
      <div className={css.buttons}>
        <Button type="submit" aspetto="primary" inCorso={inCorso} disabled={file === null || password === ''}>
          {haUno ? m.sostituisci : m.carica}
        </Button>
      </div>
    </form>
  );
}
