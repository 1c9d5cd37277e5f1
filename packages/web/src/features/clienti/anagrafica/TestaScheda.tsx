import { percorsi, percorso } from '@quadra/contract';
import { IconFileText } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useParole, useSessione } from '../../../api/contesto.ts';
import type { ApiError } from '../../../api/errore.ts';
import { StatoBozza } from '../../../dominio/bozza/StatoBozza.tsx';
import { TagDi } from '../../../dominio/tag/TagDi.tsx';
import { messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import { messaggiStoria } from '../../../messages/anagrafica-storia.ts';
import { messaggiRiservatezza } from '../../../messages/riservatezza.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { BarraVista } from '../../../ui/pagina/BarraVista.tsx';
import css from './AnagraficaForm.module.css';
import { MenuScheda } from './MenuScheda.tsx';
import { PulsanteRedditi } from './PulsanteRedditi.tsx';
import { PulsanteStoria } from './storia/PulsanteStoria.tsx';
import type { Scheda } from './useScheda.ts';

type Props = {
  scheda: Scheda;
  inCorso: boolean;
  onErrore: (errore: ApiError) => void;
  onStoricizza: (dal: string) => void;
};

/** The head of the record: whose it is, of what kind, its buttons and the state of its draft. */
export function TestaScheda({ scheda, inCorso, onErrore, onStoricizza }: Props) {
  const { salvata, studio, form, valori, vista, bozza, permessi, modifica, messaggi } = scheda;
  const { annoFiscale } = useSessione().configurazione;
  const { nuovo } = useParole();
  const navigate = useNavigate();
  const goToElenco = () => void navigate({ to: '/anagrafica' });
  return (
    <div className={css.head}>
      <BarraVista
        vista={{
          ...vista,
          titolo: salvata?.denominazione ?? (studio === null ? nuovo : m.nuovoDi(studio.nome)),
          pulsanti: { ...vista.pulsanti, annulla: modifica, salva: modifica },
        }}
        azioni={{ indietro: goToElenco, annulla: goToElenco }}
        inCorso={inCorso}
        inErrore={messaggi.riepilogo !== null}
        dettaglio={
          <>
            <TipoCliente
              isNuova={salvata === null}
              tipo={valori.tipo}
              onTipo={(tipo) => form.setValue('tipo', tipo)}
            />
            {salvata !== null && (
              <TagDi
                genere="anagrafica"
                id={salvata.id}
                nome={salvata.denominazione}
                indirizzo={percorso(percorsi.anagraficaTag, { id: salvata.id })}
              />
            )}
            {salvata !== null && salvata.limitataFino !== null && (
              <span className={css.badge}>{messaggiRiservatezza.limitataFino(salvata.limitataFino)}</span>
            )}
            {salvata?.archiviata && <span className={css.badge}>{messaggiStoria.archiviato}</span>}
          </>
        }
      >
        {modifica && studio === null && <StatoBozza bozze={bozza.bozze} />}
        {permessi.dichiara && salvata !== null && salvata.tipo === 'PF' && (
          <PulsanteRedditi anno={annoFiscale} id={salvata.id} onErrore={onErrore} icona={IconFileText} />
        )}
        {salvata !== null && <PulsanteStoria salvata={salvata} />}
        {(modifica || permessi.elimina || permessi.riservatezza) && salvata !== null && (
          <MenuScheda scheda={scheda} salvata={salvata} onErrore={onErrore} onStoricizza={onStoricizza} />
        )}
        {!modifica && <span className={css.badge}>{m.solaLettura}</span>}
      </BarraVista>
    </div>
  );
}

type TipoProps = { isNuova: boolean; tipo: 'PF' | 'SD'; onTipo: (tipo: 'PF' | 'SD') => void };

/** The kind of client: chosen while new, then only told. */
function TipoCliente({ isNuova, tipo, onTipo }: TipoProps) {
  if (!isNuova)
    return <span className={css.badge}>{tipo === 'PF' ? m.personaFisica : m.soggettoDiverso}</span>;
  return (
    <Segmenti
      nome={m.tipo}
      valore={tipo}
      voci={[
        ['PF', m.personaFisica],
        ['SD', m.soggettoDiverso],
      ]}
      onChange={onTipo}
    />
  );
}
