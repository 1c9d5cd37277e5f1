import { formatIt } from '@quadra/values';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiStrumento as m } from '../../../messages/strumento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Strumenti.module.css';
import { serviziQuery, type Verifica, verify } from './strumento.api.ts';

const numero = (valore: number) => formatIt(valore, { mostraZero: true });

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
                    {simulato && <span className={css.soft}>{m.simulato}, </span>}
                    {simulato ? stato.toLowerCase() : stato}
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
