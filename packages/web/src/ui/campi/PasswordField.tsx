import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { messaggiBase } from '../../messages/base.ts';
import { classi } from '../classi.ts';
import { IconButton } from '../comandi/Button.tsx';
import { Campo, type Messaggio } from './Campo.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  etichetta: string;
  messaggio?: Messaggio | null;
  azione?: ReactNode;
  percorso?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A password with Mostra / Nascondi; pasting is never blocked; caps lock is told while typing. */
export function PasswordField({ etichetta, messaggio, azione, percorso, className, ...resto }: Props) {
  const [visibile, setVisibile] = useState(false);
  const [maiuscole, setMaiuscole] = useState(false);
  const readMaiuscole = (evento: KeyboardEvent) => setMaiuscole(evento.getModifierState('CapsLock'));
  const nome = visibile ? messaggiBase.nascondi : messaggiBase.mostra;
  const mostrato =
    messaggio ?? (maiuscole ? ({ tipo: 'warning', testo: messaggiBase.maiuscoleAttive } as const) : null);
  return (
    <Campo
      etichetta={etichetta}
      messaggio={mostrato}
      azione={azione}
      percorso={percorso}
      coda={
        <IconButton
          icona={visibile ? IconEyeOff : IconEye}
          nome={nome}
          size={16}
          aria-pressed={visibile}
          onClick={() => setVisibile(!visibile)}
        />
      }
    >
      {(attributi) => (
        <input
          {...resto}
          {...attributi}
          className={classi(attributi.className, className)}
          type={visibile ? 'text' : 'password'}
          onKeyDown={readMaiuscole}
          onKeyUp={readMaiuscole}
        />
      )}
    </Campo>
  );
}
