/** The stack as solid pieces for the turning view. Only this file and its textures use three.js. */

import {
  CircleGeometry,
  Color,
  DirectionalLight,
  ExtrudeGeometry,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PMREMGenerator,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Shape,
  Spherical,
  Vector3,
  WebGLRenderer,
  type Material as Surface,
  type Texture,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import type { Hex, SevenView } from '../../protocol';
import { boxAround, centre, key, turnAround } from './hex';
import { colourOf, face, material, type Colour } from './materials';
import { bends } from './outline';
import { heights } from './scene';
import { cloth, figure } from './textures';

const HEIGHT = 0.5;
const BEVEL = 0.06;
const DAY = { sky: 0.85, sun: 1.55, room: 0.16 };
const NIGHT = { sky: 0.8, sun: 1.45, room: 0.14 };

/** What of the page's theme shows in the view. */
interface Surroundings {
  table: string;
  edge: string;
  line: string;
  dark: boolean;
}

export class Stack {
  #renderer: WebGLRenderer;
  #scene = new Scene();
  #camera = new PerspectiveCamera(38, 1, 0.5, 200);
  #controls: OrbitControls;
  #pieces = new Group();
  #table: Mesh<CircleGeometry, MeshStandardMaterial>;
  #sky = new HemisphereLight('#ffffff', '#cdbb9a', DAY.sky);
  #sun = new DirectionalLight('#fffaf0', DAY.sun);
  #textures = new Map<string, Texture>();
  #frame = 0;
  #framed = false;

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    // A plain room for the ice to mirror.
    const reflections = new PMREMGenerator(this.#renderer);
    const room = new RoomEnvironment();
    this.#scene.environment = reflections.fromScene(room, 0.04).texture;
    room.dispose();
    reflections.dispose();
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.set(2048, 2048);
    this.#sun.shadow.radius = 4;
    this.#sun.shadow.normalBias = 0.03;
    this.#table = new Mesh(new CircleGeometry(90, 64), new MeshStandardMaterial({ roughness: 0.9 }));
    this.#table.rotation.x = -Math.PI / 2;
    this.#table.receiveShadow = true;
    this.#scene.add(this.#table, this.#pieces, this.#sky, this.#sun, this.#sun.target);
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#controls.enablePan = false;
    this.#controls.maxPolarAngle = 1.45;
    this.#controls.minDistance = 4;
    this.#controls.maxDistance = 70;
    this.#controls.addEventListener('change', () => this.#ask());
  }

  /** Draws at the next frame; nothing is drawn while nothing changes. */
  #ask(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#renderer.render(this.#scene, this.#camera);
    });
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#ask();
  }

  surround({ table, edge, line, dark }: Surroundings): void {
    this.#scene.background = new Color(edge);
    const { sky, sun, room } = dark ? NIGHT : DAY;
    this.#sky.intensity = sky;
    this.#sun.intensity = sun;
    this.#scene.environmentIntensity = room;
    this.#table.material.map?.dispose();
    this.#table.material.map = cloth(table, line);
    this.#table.material.needsUpdate = true;
    this.#ask();
  }

  show(view: SevenView, flipped: boolean): void {
    this.#clear();
    const tops = heights(view.placed);
    const placed = view.placed.map((one) => ({ ...one, seen: flipped ? turnAround(one.cells) : one.cells }));
    const box = boxAround(placed.flatMap(({ seen }) => seen)) ?? { left: -3, right: 3, top: -3, bottom: 3 };
    const middle = new Vector3((box.left + box.right) / 2, 0, (box.top + box.bottom) / 2);
    for (const { seen, cells, seat, level } of placed) {
      const colour = colourOf(seat, view.pairs);
      const body = new Mesh(this.#body(seen), this.#surface(colour, level));
      body.position.y = (level - 1) * HEIGHT;
      body.castShadow = true;
      body.receiveShadow = true;
      this.#pieces.add(body);
      seen.forEach((cell, index) => {
        if ((tops.get(key(cells[index] ?? cell)) ?? 0) > level) return;
        this.#pieces.add(this.#number(cell, level, colour));
      });
    }
    const size = Math.max(5, Math.hypot(box.right - box.left, box.bottom - box.top));
    this.#light(size, middle);
    if (!this.#framed) this.#frameAll(size, middle, view.levels.length);
    this.#ask();
  }

  #light(size: number, middle: Vector3): void {
    this.#sun.position.set(-size * 0.5, size * 0.9, size * 0.25).add(middle);
    this.#sun.target.position.copy(middle);
    const camera = this.#sun.shadow.camera;
    camera.left = camera.bottom = -size * 0.7;
    camera.right = camera.top = size * 0.7;
    camera.near = 0.1;
    camera.far = size * 2.4;
    camera.updateProjectionMatrix();
  }

  #frameAll(size: number, middle: Vector3, levels: number): void {
    this.#framed = true;
    const wide = Math.min(1, this.#camera.aspect);
    this.#controls.target.set(middle.x, (levels * HEIGHT) / 2, middle.z);
    this.#camera.position
      .setFromSphericalCoords((size * 1.15) / wide + 2, 0.9, 0.45)
      .add(this.#controls.target);
    this.#controls.update();
  }

  #body(cells: readonly Hex[]): ExtrudeGeometry {
    const shapes = bends(cells, 0.035 + BEVEL, 0.3).map((loop) => {
      const shape = new Shape();
      loop.forEach(({ begin, at, end }, index) => {
        if (index === 0) shape.moveTo(begin.x, -begin.y);
        else shape.lineTo(begin.x, -begin.y);
        shape.quadraticCurveTo(at.x, -at.y, end.x, -end.y);
      });
      shape.closePath();
      return shape;
    });
    const geometry = new ExtrudeGeometry(shapes, {
      depth: HEIGHT - 2 * BEVEL,
      bevelThickness: BEVEL,
      bevelSize: BEVEL,
      bevelSegments: 3,
      curveSegments: 8,
    });
    geometry.translate(0, 0, BEVEL);
    geometry.rotateX(-Math.PI / 2);
    return geometry;
  }

  #surface(colour: Colour, level: number): Surface {
    const ice = colour === 'white';
    return new MeshPhysicalMaterial({
      color: new Color(face(colour, level).far),
      roughness: ice ? 0.22 : colour === 'black' ? 0.55 : 0.35,
      clearcoat: ice ? 0.7 : 0.25,
      clearcoatRoughness: 0.3,
      metalness: colour === 'black' ? 0.25 : 0,
    });
  }

  #number(cell: Hex, level: number, colour: Colour): Mesh {
    const flat = new Mesh(
      new PlaneGeometry(0.9, 0.9),
      new MeshBasicMaterial({ map: this.#figure(level, material(colour).ink), transparent: true }),
    );
    const { x, y } = centre(cell);
    flat.rotation.x = -Math.PI / 2;
    flat.position.set(x, level * HEIGHT + 0.012, y);
    return flat;
  }

  #figure(level: number, ink: string): Texture {
    const name = `${level} ${ink}`;
    const texture = this.#textures.get(name) ?? figure(level, ink);
    this.#textures.set(name, texture);
    return texture;
  }

  /** Walks around the stack, in parts of a full turn. */
  turn(around: number, up: number): void {
    const offset = new Vector3().subVectors(this.#camera.position, this.#controls.target);
    const at = new Spherical().setFromVector3(offset);
    at.theta += around;
    at.phi = Math.min(1.45, Math.max(0.05, at.phi - up));
    this.#camera.position.setFromSpherical(at).add(this.#controls.target);
    this.#controls.update();
  }

  closer(factor: number): void {
    const offset = new Vector3().subVectors(this.#camera.position, this.#controls.target);
    offset.setLength(Math.min(70, Math.max(4, offset.length() / factor)));
    this.#camera.position.copy(this.#controls.target).add(offset);
    this.#controls.update();
  }

  #clear(): void {
    for (const child of [...this.#pieces.children]) {
      this.#pieces.remove(child);
      if (!(child instanceof Mesh)) continue;
      child.geometry.dispose();
      (child.material as Surface).dispose();
    }
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#clear();
    for (const texture of this.#textures.values()) texture.dispose();
    this.#table.geometry.dispose();
    this.#table.material.map?.dispose();
    this.#table.material.dispose();
    this.#scene.environment?.dispose();
    this.#controls.dispose();
    this.#sun.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
