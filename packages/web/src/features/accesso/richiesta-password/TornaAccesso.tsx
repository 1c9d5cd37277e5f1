import { Link } from '@tanstack/react-router';
import { messaggiPassword as m } from '../../../messages/password.ts';

export const TornaAccesso = () => <Link to="/login">{m.tornaAccesso}</Link>;
