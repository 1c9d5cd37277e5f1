import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiSicurezza as m } from '../../../messages/sicurezza.ts';
import { Campo } from '../../../ui/campi/Campo.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { codiciMostrati } from './codici-mostrati.ts';
import css from './Sicurezza.module.css';
import { activateTotp, beginTotp, type NuovoTotp, removeTotp, sicurezzaQuery } from './sicurezza.api.ts';
import { useAttoSicurezza } from './useAttoSicurezza.ts';

/** The application of the telephone that shows the codes: its state, how to activate it, how to take it away. */
export function SezioneApp() {
  const { data } = useQuery(sicurezzaQuery);
  const { inCorso, run } = useAttoSicurezza();
  const [nuovo, setNuovo] = useState<NuovoTotp | null>(null);
  const remove = async () => {
    const domanda = { titolo: m.togliAppDomanda, testo: m.togliAppTesto, pericolo: true };
    if (await askConferma(domanda)) await run(removeTotp, m.appTolta);
  };
  const begin = async () => setNuovo((await run(beginTotp)) ?? null);
  return (
    <Sezione titolo={m.app} testo={m.appTesto}>
      {!data && <Skeleton righe={1} />}
      {data && (
        <div className={css.row}>
          <Stato
            tipo={data.totpDal ? 'fatto' : 'assente'}
            testo={data.totpDal ? m.attivaDal(formatDataOra(data.totpDal)) : m.nonAttiva}
          />
          {data.totpDal && (
            <Button inCorso={inCorso} onClick={remove}>
              {m.togliApp}
            </Button>
          )}
          {!data.totpDal && !nuovo && (
            <Button inCorso={inCorso} onClick={begin}>
              {m.attivaApp}
            </Button>
          )}
        </div>
      )}
      {data && !data.totpDal && nuovo && <Attivazione nuovo={nuovo} onFine={() => setNuovo(null)} />}
    </Sezione>
  );
}

function Attivazione({ nuovo, onFine }: { nuovo: NuovoTotp; onFine: () => void }) {
  const { inCorso, run } = useAttoSicurezza();
  const [codice, setCodice] = useState('');
  const [isVuoto, setVuoto] = useState(false);
  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    setVuoto(codice.trim() === '');
    if (codice.trim() === '' || inCorso) return;
    const esito = await run(() => activateTotp(codice.trim()), m.appAttivata);
    if (esito === undefined) return;
    codiciMostrati.set(esito);
    onFine();
  };
  return (
    <form className={css.enrol} onSubmit={submit} noValidate>
      <div>
        <p>{m.passoQr}</p>
        <img className={css.qr} src={nuovo.qr} alt={m.qr} width={180} height={180} />
      </div>
      <div className={css.steps}>
        <p className={css.hint}>{m.senzaQr}</p>
        <code className={css.secret}>{nuovo.segreto.match(/.{1,4}/g)?.join(' ')}</code>
        <p>{m.passoCodice}</p>
        <Campo
          etichetta={m.codice}
          messaggio={isVuoto ? { tipo: 'error', testo: m.codiceObbligatorio } : null}
          className={css.narrow}
        >
          {(attributi) => (
            <input
              {...attributi}
              value={codice}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              onChange={(evento) => setCodice(evento.target.value)}
            />
          )}
        </Campo>
        <div className={css.buttons}>
          <Button onClick={onFine}>{m.annulla}</Button>
          <Button aspetto="primary" type="submit" inCorso={inCorso}>
            {m.confermaApp}
          </Button>
        </div>
      </div>
    </form>
  );
}
