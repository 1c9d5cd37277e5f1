import { tipologiaUtente } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiCredenziali as m } from '../../../messages/credenziali.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { CertificatoStudio } from './CertificatoStudio.tsx';
import css from './Credenziali.module.css';
import { type Credenziale, credenzialiQuery, removeCredenziale, saveCredenziale } from './credenziali.api.ts';

/** The credentials of outside services: for the administrator of the studio alone. */
export function CredenzialiPage() {
  const { utente } = useSessione();
  return utente.tipologiaUtente === tipologiaUtente.AMM_STU ? (
    <Elenco />
  ) : (
    <NonAutorizzato titolo={m.titolo} />
  );
}

function Elenco() {
  const { data, error, refetch } = useQuery(credenzialiQuery);
  const errore = error && toApiError(error);
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        errore={
          errore && (
            <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
              <Button onClick={() => refetch()}>{m.riprova}</Button>
            </RiquadroErrore>
          )
        }
      />
      <div className={css.body}>
        <p className={css.hint}>
          {m.senzaEffetto} {m.nonSiRilegge}
        </p>
        <CertificatoStudio />
        {!data && !errore && <Skeleton righe={8} />}
        {data?.map((credenziale) => (
          <Servizio key={credenziale.servizio} credenziale={credenziale} />
        ))}
      </div>
    </>
  );
}

function Servizio({ credenziale: { servizio, presente, aggiornataIl } }: { credenziale: Credenziale }) {
  const cache = useQueryClient();
  const { inCorso, run } = useAtto();
  const [utente, setUtente] = useState('');
  const [password, setPassword] = useState('');
  const [nome, testo] = m.servizi[servizio];
  const receive = (nuove: Credenziale[] | undefined) => {
    if (nuove === undefined) return;
    cache.setQueryData(credenzialiQuery.queryKey, nuove);
    setUtente('');
    setPassword('');
  };
  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (!inCorso) receive(await run(() => saveCredenziale(servizio, utente, password), m.salvata));
  };
  const togli = async () => {
    if (await askConferma({ titolo: m.togliDomanda(nome), testo: m.togliTesto, pericolo: true }))
      receive(await run(() => removeCredenziale(servizio), m.tolta));
  };
  return (
    <Sezione larga titolo={nome} testo={testo}>
      <Stato
        tipo={presente ? 'fatto' : 'assente'}
        testo={presente ? m.presente(formatDataOra(aggiornataIl)) : m.assente}
      />
      <form className={css.fields} onSubmit={submit} noValidate>
        <TextField
          etichetta={m.utente}
          valore={utente}
          massimo={200}
          spellCheck={false}
          onChange={setUtente}
        />
        <TextField etichetta={m.password} mascherato valore={password} massimo={500} onChange={setPassword} />
        <div className={css.buttons}>
          <Button
            type="submit"
            aspetto="primary"
            inCorso={inCorso}
            disabled={utente.trim() === '' || password === ''}
          >
            {presente ? m.sostituisci : m.salva}
          </Button>
          {presente && (
            <Button onClick={() => void togli()} disabled={inCorso}>
              {m.togli}
            </Button>
          )}
        </div>
      </form>
    </Sezione>
  );
}
