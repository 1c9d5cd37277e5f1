import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiFoglio as m } from '../../../messages/fattura.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { foglioQuery, loadFoglio, removeFoglio } from './fattura.api.ts';

/** The official style sheet by which everybody looks at invoices. */
export function FoglioDiStile({ scrive }: { scrive: boolean }) {
  const { data } = useQuery(foglioQuery);
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  if (data === undefined) return null;
  const refresh = () => cache.invalidateQueries({ queryKey: ['fattura'] });
  const load = async () => {
    const scelto = await chooseFile('.xsl,.xslt');
    if (!scelto) return;
    await run(async () => loadFoglio(scelto.name, await scelto.text()), m.caricato);
    await refresh();
  };
  const remove = async () => {
    await run(removeFoglio, m.tolto);
    await refresh();
  };
  return (
    <Sezione larga titolo={m.titolo} testo={m.testo}>
      <p>{data === null ? m.assente : m.presente(data.nome, data.caricatoIl)}</p>
      {scrive && (
        <div>
          <Button inCorso={inCorso} onClick={() => void load()}>
            {data === null ? m.carica : m.sostituisci}
          </Button>{' '}
          {data !== null && (
            <Button inCorso={inCorso} onClick={() => void remove()}>
              {m.togli}
            </Button>
          )}
        </div>
      )}
    </Sezione>
  );
}
