import { ESPORTA_STUDIO, LAVORO_GIORNI } from '@quadra/contract';
import { IconPackageExport } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra, formatGiorno, formatPeso } from '../../../formato/formato.ts';
import { messaggiStrumento as m } from '../../../messages/strumento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import css from './Strumenti.module.css';
import { addressFile, type Lavoro, lavoriQuery, startEsportazione } from './strumento.api.ts';

/** Everything of the studio in a file: asked here, made by a job, downloaded by who asked. */
export function Partenza() {
  const client = useQueryClient();
  const { data } = useQuery(lavoriQuery);
  const { run, inCorso } = useAtto();
  const ultimo = data?.righe.find(({ nome }) => nome === ESPORTA_STUDIO);
  const start = () =>
    void run(async () => {
      await startEsportazione();
      await client.invalidateQueries({ queryKey: ['lavori'] });
    }, m.inPreparazione);
  return (
    <Sezione titolo={m.partenza} testo={m.partenzaTesto}>
      <p className={css.soft}>{m.partenzaAvviso(LAVORO_GIORNI)}</p>
      <div className={css.row}>
        <Button icona={IconPackageExport} inCorso={inCorso} onClick={start}>
          {m.prepara}
        </Button>
        {ultimo && <Ultimo lavoro={ultimo} />}
      </div>
    </Sezione>
  );
}

/** How the last one stands, and the file when there is one. */
const Ultimo = ({ lavoro: { id, stato, avanzamento, creato, esito, scadenza } }: { lavoro: Lavoro }) => (
  <p role="status">
    <span className={css.soft}>
      {m.ultimoFile}, <span className="figures">{formatDataOra(creato)}</span>:{' '}
    </span>
    {esito === null ? (
      stato
    ) : (
      <a href={addressFile(id)} download>
        {m.scaricaFile(formatPeso(esito.byte))}
      </a>
    )}
    {stato === 'in corso' && avanzamento !== null && (
      <span className="figures"> {m.avanzamento(avanzamento)}</span>
    )}
    {esito !== null && scadenza !== null && (
      <span className={css.soft}> {m.fino(formatGiorno(scadenza))}</span>
    )}
  </p>
);
