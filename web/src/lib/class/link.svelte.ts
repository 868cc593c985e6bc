/** The line to a class. Every view it brings is whole, so nothing has to be asked for. */

import type { ClassSay, ClassTell } from '../../protocol';
import { classWords } from '../../words/class';
import { Line, type Connection } from '../online/line';
import { forgetConnection, tellConnection } from '../online/reach';
import { classSocket } from './api';

export class ClassLink {
  connection = $state.raw<Connection>({ is: 'connecting', lost: false });
  #line: Line<ClassSay, ClassTell>;

  constructor(id: string, secret: string, heard: (tell: ClassTell) => void) {
    this.#line = new Line<ClassSay, ClassTell>(classSocket(id), {
      hello: () => ({ say: 'hello', secret }),
      // Whoever is told anything about the class is in it.
      letsIn: () => true,
      heard,
      changed: (connection) => {
        this.connection = connection;
        tellConnection(this, connection, () => classWords().lost);
      },
    });
  }

  start(): void {
    this.#line.start();
  }

  close(): void {
    this.#line.close();
    forgetConnection(this);
  }
}
