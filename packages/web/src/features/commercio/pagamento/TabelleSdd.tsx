import { formatData } from '@quadra/values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { formatImporto } from '../../../dominio/acquisto/importo.ts';
import { RigheNonLette } from '../../../dominio/importazione/RigheNonLette.tsx';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiPagamento as m } from '../../../messages/pagamento.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import tabella from '../../../ui/pagina/Tabella.module.css';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import css from './Pagamento.module.css';
import { addebitiQuery, distinteQuery, downloadDistinta, type EsitiAddebito } from './sdd.api.ts';

const segni: Readonly<Record<string, TipoStato>> = {
  Completato: 'fatto',
  Fallito: 'errore',
  Annullato: 'assente',
  'In sospeso': 'aperto',
};

const Foglio = ({ capi, children }: { capi: readonly ReactNode[]; children: ReactNode }) => (
  <div className={css.scroll}>
    <table className={classi(tabella.table, css.table)}>
      <thead>
        <tr>{capi}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
const capo = (testo: string) => <th key={testo}>{testo}</th>;
const capoNumero = (testo: string) => (
  <th key={testo} className={css.number}>
    {testo}
  </th>
);

/** The last debits: when, how much, how each went and why. */
export function Addebiti() {
  const { data, error } = useQuery(addebitiQuery);
  if (error) return <p role="alert">{toApiError(error).testo}</p>;
  if (!data) return <Skeleton righe={4} />;
  if (data.length === 0) return <p>{m.nessunAddebito}</p>;
  return (
    <Foglio
      capi={[
        capo(m.addebitoIl),
        capo(m.studio),
        capo(m.pacchetto),
        capoNumero(m.importo),
        capo(m.causale),
        capo(m.stato),
        capo(m.motivo),
      ]}
    >
      {data.map((uno) => (
        <tr key={uno.id}>
          <td>{uno.dataAddebito === null ? '' : formatData(uno.dataAddebito)}</td>
          <td>{uno.nomeStudio}</td>
          <td>{uno.pacchetto}</td>
          <td className={css.number}>{formatImporto(uno.importo)}</td>
          <td>{uno.causale}</td>
          <td>
            <Stato tipo={segni[uno.stato] ?? 'aperto'} testo={uno.stato} />
          </td>
          <td>{uno.motivo}</td>
        </tr>
      ))}
    </Foglio>
  );
}

/** The last files for the bank, each to be taken. */
export function Distinte() {
  const { data, error } = useQuery(distinteQuery);
  const cache = useQueryClient();
  const { run } = useAtto({ insieme: true });
  if (error) return <p role="alert">{toApiError(error).testo}</p>;
  if (!data) return <Skeleton righe={4} />;
  if (data.length === 0) return <p>{m.nessunaDistinta}</p>;
  const take = async (id: string, numero: number) => {
    await run(async () => saveFile(await downloadDistinta(id), `sdd-${numero}.xml`));
    await cache.invalidateQueries({ queryKey: distinteQuery.queryKey });
  };
  return (
    <div className={css.body}>
      <p className={css.soft}>{m.distintaTesto}</p>
      {data.some(({ tracciato }) => tracciato === 'CBI') && <p className={css.soft}>{m.cbiTrascritto}</p>}
      <Foglio
        capi={[
          capoNumero(m.numero),
          capo(m.tracciato),
          capo(m.primoAddebito),
          capoNumero(m.quantiAddebiti),
          capoNumero(m.importo),
          capo(m.stato),
          <th key="azioni" aria-label={m.scarica} />,
        ]}
      >
        {data.map((una) => (
          <tr key={una.id}>
            <td className={css.number}>{una.numero}</td>
            <td>{m.tracciati[una.tracciato]}</td>
            <td>{formatData(una.primoAddebito)}</td>
            <td className={css.number}>{una.quanti}</td>
            <td className={css.number}>{formatImporto(una.totale)}</td>
            <td>
              <Stato
                tipo={una.scaricata === null ? 'attenzione' : 'fatto'}
                testo={una.scaricata === null ? m.daConsegnare : m.scaricata}
              />
            </td>
            <td>
              <Button onClick={() => void take(una.id, una.numero)}>{m.scarica}</Button>
            </td>
          </tr>
        ))}
      </Foglio>
    </div>
  );
}

/** What the bank said of each debit, and what was done; what could not be read is told. */
export const Esiti = ({ righe, nonLette }: EsitiAddebito) => (
  <>
    <RigheNonLette {...nonLette} />
    {righe.length > 0 ? <TabellaEsiti righe={righe} /> : nonLette.quante === 0 && <p>{m.nessunEsito}</p>}
  </>
);

function TabellaEsiti({ righe }: Pick<EsitiAddebito, 'righe'>) {
  return (
    <Foglio capi={[m.causale, m.studio, m.esito, m.motivo, m.fatto].map(capo)}>
      {righe.map((riga, posto) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of the file is known by its place alone
        <tr key={posto}>
          <td>{riga.causale}</td>
          <td>{riga.pagamento?.nomeStudio}</td>
          <td>
            <Stato tipo={riga.esito === 'Incassato' ? 'fatto' : 'errore'} testo={riga.esito} />
          </td>
          <td>{riga.motivo}</td>
          <td>{riga.fatto}</td>
        </tr>
      ))}
    </Foglio>
  );
}
