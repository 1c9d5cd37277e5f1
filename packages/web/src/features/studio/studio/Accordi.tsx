import { type TipoDocumentoContratto, tipoDocumentoContratto } from '@quadra/contract';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLetto } from '../../../api/useLetto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra, formatGiorno, formatPeso } from '../../../formato/formato.ts';
import { messaggiStudio as m } from '../../../messages/studio.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { CaricaAccordo } from './CaricaAccordo.tsx';
import css from './Studio.module.css';
import { type Accordo, accordiQuery, computeIndirizzoAccordo, deleteAccordo } from './studio.api.ts';

type Props = { idStudio: number; scrive: boolean; elimina: boolean };

/** What the studio signed with who sells, kind by kind, the last first. */
export function Accordi({ idStudio, scrive, elimina }: Props) {
  const { data, errore } = useLetto(accordiQuery(idStudio));
  const cache = useQueryClient();
  const { run } = useAtto();
  const [daCaricare, setDaCaricare] = useState<TipoDocumentoContratto | null>(null);
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: ['studio', 'accordi'] });
    void cache.invalidateQueries({ queryKey: ['studio', 'list'] });
  };
  const remove = async ({ id, nome }: Accordo) => {
    const testo = m.eliminaAccordoTesto(nome);
    if (!(await askConferma({ titolo: m.eliminaAccordoDomanda, testo, pericolo: true }))) return;
    await run(() => deleteAccordo(id), m.accordoEliminato);
    refresh();
  };
  return (
    <Sezione larga titolo={m.accordi} testo={m.accordiTesto}>
      {errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      {tipoDocumentoContratto.map((tipo) => (
        <div key={tipo}>
          <div className={css.row}>
            <h3 className={css.kind}>{m.tipiAccordo[tipo]}</h3>
            {scrive && (
              <Button icona={IconUpload} onClick={() => setDaCaricare(tipo)}>
                {m.caricaAccordo[tipo]}
              </Button>
            )}
          </div>
          {data && (
            <Storia
              tipo={tipo}
              accordi={data.filter((uno) => uno.tipo === tipo)}
              {...(elimina && { onRemove: remove })}
            />
          )}
        </div>
      ))}
      {daCaricare !== null && (
        <CaricaAccordo
          idStudio={idStudio}
          tipo={daCaricare}
          onClose={() => setDaCaricare(null)}
          onCaricato={refresh}
        />
      )}
    </Sezione>
  );
}

type StoriaProps = {
  tipo: TipoDocumentoContratto;
  accordi: readonly Accordo[];
  onRemove?: (accordo: Accordo) => void;
};

function Storia({ tipo, accordi, onRemove }: StoriaProps) {
  if (accordi.length === 0) return <p className={css.soft}>{m.nessunAccordo[tipo]}</p>;
  return (
    <table className={css.table} aria-label={m.tipiAccordo[tipo]}>
      <thead>
        <tr>
          <th scope="col" className={css.signed}>
            {m.dataFirma}
          </th>
          <th scope="col">{m.fileFirmato}</th>
          <th scope="col">{m.caricatoIl}</th>
          {onRemove && <td />}
        </tr>
      </thead>
      <tbody>
        {accordi.map((accordo) => (
          <tr key={accordo.id}>
            <td className="figures">{formatGiorno(accordo.data)}</td>
            <td className={css.file}>
              <a
                href={computeIndirizzoAccordo(accordo.id)}
                download={accordo.nome}
                title={m.scaricaAccordo(accordo.nome)}
              >
                {accordo.nome}
              </a>{' '}
              <span className={css.soft}>{formatPeso(accordo.dimensione)}</span>
            </td>
            <td>
              <span className="figures">{formatDataOra(accordo.caricatoIl)}</span> {accordo.caricatoDa}
            </td>
            {onRemove && (
              <td className={css.remove}>
                <IconButton
                  icona={IconTrash}
                  size={16}
                  nome={m.eliminaAccordo(accordo.nome)}
                  onClick={() => onRemove(accordo)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
