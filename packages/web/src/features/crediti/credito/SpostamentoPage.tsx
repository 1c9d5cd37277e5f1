import { useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { messaggiCredito as m } from '../../../messages/credito.ts';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Campi, colonne } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { moveCrediti } from './credito.api.ts';
import { Modulo } from './Modulo.tsx';
import { computePermessi } from './permessi.ts';
import { quantita } from './quantita.ts';
import { useInvio } from './useInvio.ts';

const vuoti = {
  daIdStudio: null as string | null,
  aIdStudio: null as string | null,
  crediti: null as number | null,
  motivazione: '',
};

/** Credits of a studio that become of another. */
export function SpostamentoPage() {
  const { vende } = computePermessi(useSessione().utente);
  return vende ? <Spostamento /> : <NonAutorizzato titolo={m.spostamento} />;
}

function Spostamento() {
  const cache = useQueryClient();
  const invio = useInvio({
    vuoti,
    send: async ({ daIdStudio, aIdStudio, crediti, motivazione }, chiave) => {
      const esito = await moveCrediti(
        {
          daIdStudio: Number(daIdStudio),
          aIdStudio: Number(aIdStudio),
          crediti: crediti ?? 0,
          motivazione,
        },
        chiave,
      );
      void cache.invalidateQueries({ queryKey: ['crediti'] });
      return esito;
    },
    fatto: ({ residuiDa, residuiA }) => m.spostati(residuiDa, residuiA),
  });
  const { valori, change, campo } = invio;
  return (
    <Modulo titolo={m.spostamento} invia={m.sposta} invio={invio} nonInviato={m.nonSpostati}>
      <Sezione larga titolo={m.daDoveADove} testo={m.spostamentoTesto}>
        <Campi>
          <Tendina
            {...campo('daIdStudio')}
            className={colonne[3]}
            opzionale
            segnaposto={m.cercaStudio}
            valore={valori.daIdStudio}
            fonte={fonteStudi}
            onChange={(daIdStudio) => change({ daIdStudio })}
          />
          <Tendina
            {...campo('aIdStudio')}
            className={colonne[3]}
            opzionale
            segnaposto={m.cercaStudio}
            valore={valori.aIdStudio}
            fonte={fonteStudi}
            onChange={(aIdStudio) => change({ aIdStudio })}
          />
        </Campi>
      </Sezione>
      <Sezione larga titolo={m.quale}>
        <Campi>
          <NumberField
            {...campo('crediti')}
            className={colonne[2]}
            opzioni={quantita}
            valore={valori.crediti}
            onValore={(crediti) => change({ crediti })}
          />
          <TextField
            {...campo('motivazione')}
            className={colonne[4]}
            massimo={200}
            valore={valori.motivazione}
            onChange={(motivazione) => change({ motivazione })}
          />
        </Campi>
      </Sezione>
    </Modulo>
  );
}
