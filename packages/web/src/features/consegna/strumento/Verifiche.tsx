import { formatIt } from '@quadra/values';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiStrumento as m } from '../../../messages/strumento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Strumenti.module.css';
import { postaQuery, retryPosta, serviziQuery, type Verifica, verify } from './strumento.api.ts';

const numero = (valore: number) => formatIt(valore, { mostraZero: true });

/** The mails that wait, and the way out of those that stopped. */
export function Posta() {
  const client = useQueryClient();
  const { data } = useQuery(postaQuery);
  const { run, inCorso } = useAtto();
  const retry = () =>
    void run(async () => {
      notifiche.push('success', m.rimessi(await retryPosta()));
      await client.invalidateQueries({ queryKey: ['posta'] });
    });
  return (
    <Sezione titolo={m.posta} testo={m.postaTesto}>
      {!data && <Skeleton righe={1} />}
      {data && (
        <div className={css.row}>
          <p>
            {data.spedisce
              ? m.postaConta(data.conteggi.inAttesa, data.conteggi.inviateOggi, data.conteggi.errori)
              : m.senzaServer}
          </p>
          {data.conteggi.errori > 0 && (
            <Button inCorso={inCorso} onClick={retry}>
              {m.rimetti}
            </Button>
          )}
          <Link to="/posta">{m.vaiPosta}</Link>
        </div>
      )}
    </Sezione>
  );
}

/** The accounts and the log, read again from their beginning. */
export function Integrita() {
  const [esito, setEsito] = useState<Verifica | null>(null);
  const { run, inCorso } = useAtto();
  const look = () => void run(async () => setEsito(await verify()));
  return (
    <Sezione titolo={m.verifica} testo={m.verificaTesto}>
      <div className={css.row}>
        <Button icona={IconShieldCheck} inCorso={inCorso} onClick={look}>
          {m.verificaOra}
        </Button>
        {esito && (
          <p role="status">
            {m.verificata(formatDataOra(esito.il), esito.studi)}{' '}
            {esito.inAttesa > 0 && <span className={css.soft}>{m.inAttesa(esito.inAttesa)}</span>}
          </p>
        )}
      </div>
      {esito && <Esiti esito={esito} />}
    </Sezione>
  );
}

function Esiti({ esito }: { esito: Verifica }) {
  const parti = [
    [m.cosa.crediti, esito.crediti],
    [m.cosa.registro, esito.registro],
  ] as const;
  const guasti = parti.flatMap(([cosa, { primi }]) => primi.map((guasto) => ({ cosa, ...guasto })));
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={m.verifica}>
        <thead>
          <tr>
            <th scope="col">{m.che}</th>
            <th scope="col">{m.rilette}</th>
            <th scope="col">{m.guasti}</th>
          </tr>
        </thead>
        <tbody>
          {parti.map(([cosa, { righe, guasti: quanti }]) => (
            <tr key={cosa}>
              <td>{cosa}</td>
              <td className={css.amount}>{numero(righe)}</td>
              <td className={quanti > 0 ? css.wrong : undefined}>
                {quanti === 0 ? m.torna : numero(quanti)}
              </td>
            </tr>
          ))}
          {guasti.map(({ cosa, studio, che, riferimento }) => (
            <tr key={`${cosa} ${studio} ${che} ${riferimento}`} className={css.wrong}>
              <td>
                {cosa}: {che}
              </td>
              <td>
                {m.studio} {studio}
              </td>
              <td>{riferimento}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The services outside the house, asked now. */
export function ServiziEsterni() {
  const { data } = useQuery(serviziQuery);
  return (
    <Sezione titolo={m.servizi} testo={m.serviziTesto}>
      {!data && <Skeleton righe={4} />}
      {data && (
        <div className={css.scroll}>
          <table className={css.table} aria-label={m.servizi}>
            <thead>
              <tr>
                <th scope="col">{m.servizio}</th>
                <th scope="col">{m.stato}</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ nome, stato, simulato }) => (
                <tr key={nome}>
                  <td>{nome}</td>
                  <td className={stato === 'Non risponde' ? css.wrong : undefined}>
                    {stato} {simulato && <span className={css.soft}>({m.simulato})</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Sezione>
  );
}
