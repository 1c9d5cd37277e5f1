import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiImmobile as m } from '../../../messages/immobile.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { ContrattoForm } from './ContrattoForm.tsx';
import css from './Immobile.module.css';
import { type Contratto, contrattiQuery, removeContratto } from './immobile.api.ts';

const euro = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });

const describe = ({ dal, al }: Contratto): string =>
  al === null ? m.periodoAperto(formatGiorno(dal)) : m.periodo(formatGiorno(dal), formatGiorno(al));

/** The contracts of a property: read in a line, written in a card. */
export function Contratti({ idImmobile, scrive }: { idImmobile: string; scrive: boolean }) {
  const { data: contratti = [] } = useQuery(contrattiQuery(idImmobile));
  const cache = useQueryClient();
  const [aperto, setAperto] = useState<string | null>(null);
  const reload = () => cache.invalidateQueries({ queryKey: contrattiQuery(idImmobile).queryKey });
  const close = async (testo?: string) => {
    setAperto(null);
    if (testo === undefined) return;
    await reload();
    notifiche.push('success', testo);
  };
  const remove = async ({ id }: Contratto) => {
    const domanda = { titolo: m.eliminareContratto, testo: m.eliminareContrattoTesto, pericolo: true };
    if (!(await askConferma(domanda))) return;
    try {
      await removeContratto(id);
      await close(m.contrattoEliminato);
    } catch (causa) {
      notifiche.push('error', toApiError(causa).testo);
    }
  };
  return (
    <Sezione larga titolo={m.contratti} testo={m.contrattiTesto}>
      {contratti.length === 0 && aperto === null && <p className={css.empty}>{m.nessunContratto}</p>}
      <ul className={css.leases}>
        {contratti.map((contratto) =>
          aperto === contratto.id ? (
            <li key={contratto.id}>
              <ContrattoForm idImmobile={idImmobile} contratto={contratto} onClose={close} />
            </li>
          ) : (
            <li key={contratto.id} className={css.lease}>
              <span>
                <span className={css.cardName}>{describe(contratto)}</span>
                <span className={css.hint}>
                  <span>{euro.format(contratto.canone)} €</span>
                  <span>{m.tassazione[contratto.aliquota ?? '']}</span>
                  {contratto.codiceIdentificativo && (
                    <span className="figures">{contratto.codiceIdentificativo}</span>
                  )}
                </span>
              </span>
              {scrive && aperto === null && (
                <span className={css.buttons}>
                  <Button aspetto="quiet" onClick={() => setAperto(contratto.id)}>
                    {m.modifica}
                  </Button>
                  <Button aspetto="quiet" onClick={() => void remove(contratto)}>
                    {m.elimina}
                  </Button>
                </span>
              )}
            </li>
          ),
        )}
      </ul>
      {aperto === '' && <ContrattoForm idImmobile={idImmobile} contratto={null} onClose={close} />}
      {scrive && aperto === null && (
        <Button className={css.add} icona={IconPlus} onClick={() => setAperto('')}>
          {m.nuovoContratto}
        </Button>
      )}
    </Sezione>
  );
}
