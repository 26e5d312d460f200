// The nine bars in the round. Drawn only when something has changed or moves; nothing here decides anything.
import {
  BoxGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  Scene,
  ShadowMaterial,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { type Mark, PLACES, type Place, landing, placeOf } from "../cube";
import { brass, lacquer, maple, steel, teak, walnut } from "../../solid/woods";

/** What there is to see; the same as the flat drawing gets. */
export interface Seen {
  balls: ReadonlyMap<string, Mark>;
  lines: readonly (readonly [string, string, string])[];
  legal: readonly string[];
  ghost: string | null;
  ghostMark: Mark;
  last: string | null;
  hint: string | null;
}

const STEP = 3;
const RISE = 1.94;
const TOP = 3 * RISE + 0.7;
/** How far beside a bar or a place a finger still means it. */
const REACH = 1.2;
const PITCH: readonly [number, number] = [10, 72];

const centre = (place: Pick<Place, "column" | "row" | "level">): Vector3 =>
  new Vector3((place.column - 1) * STEP, 1 + place.level * RISE, (1 - place.row) * STEP);

export class BarsScene {
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(26, 1, 1, 100);
  private readonly renderer: WebGLRenderer;
  private readonly things = new Group();
  private targets: { act: string; from: Vector3; to: Vector3 }[] = [];
  private readonly ball = new SphereGeometry(1, 40, 28);
  private readonly ring = new TorusGeometry(1.02, 0.07, 10, 48);
  private readonly knob = new SphereGeometry(0.3, 20, 14);
  private readonly woods: Record<Mark, MeshStandardMaterial> = { x: maple(), o: walnut(), "*": lacquer() };
  private readonly glow = brass();
  private readonly hand = new MeshStandardMaterial({ roughness: 0.5 });
  private readonly ray = new Raycaster();
  private known = new Set<string>();
  private falling: { thing: Object3D; to: number; began: number }[] = [];
  private asked = 0;
  private settle = 600;
  yaw = 24;
  pitch = 30;

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.scene.add(this.things, ...this.lights(), ...this.stand());
  }

  private lights(): Object3D[] {
    const key = new DirectionalLight("#FFF3E0", 2.5);
    key.position.set(-9, 18, 9);
    key.castShadow = true;
    key.shadow.mapSize.set(1024, 1024);
    key.shadow.radius = 5;
    const eye = key.shadow.camera;
    eye.left = eye.bottom = -9;
    eye.right = eye.top = 9;
    return [key, new HemisphereLight("#FFF8EE", "#6B5038", 1.5)];
  }

  /** The base, the bars, and the table that only takes their shadow. */
  private stand(): Object3D[] {
    const side = STEP * 2 + 3.8;
    const base = new Mesh(new BoxGeometry(side, 1, side), teak());
    base.position.y = -0.5;
    base.receiveShadow = base.castShadow = true;
    const table = new Mesh(new PlaneGeometry(60, 60), new ShadowMaterial({ opacity: 0.22 }));
    table.rotation.x = -Math.PI / 2;
    table.position.y = -1;
    table.receiveShadow = true;
    const rod = new CylinderGeometry(0.13, 0.13, TOP, 16);
    const metal = steel();
    const bars = PLACES.filter((place) => place.level === 0).map((place) => {
      const bar = new Mesh(rod, metal);
      bar.position.copy(centre(place)).setY(TOP / 2);
      bar.castShadow = true;
      return bar;
    });
    return [base, table, ...bars];
  }

  /** Show the table as it is; a ball that was not there slides down its bar. */
  show(seen: Seen, petrol: string, settle: number): void {
    this.settle = settle;
    this.hand.color.set(petrol);
    this.things.clear();
    this.targets = [];
    this.falling = [];
    const fresh = this.known.size > 0 || seen.balls.size === 1;
    const lit = new Set(seen.lines.flat());
    for (const [name, mark] of seen.balls) {
      const at = centre(placeOf(name));
      const ball = this.put(this.ball, this.woods[mark], at);
      ball.rotation.y = at.x * 2.1 + at.z;
      ball.castShadow = ball.receiveShadow = true;
      if (lit.has(name)) this.put(this.ring, this.glow, at).rotation.x = Math.PI / 2;
      if (seen.last === name)
        this.put(this.ring, this.glow, at.clone().setY(at.y + 0.96), 0.3).rotation.x = Math.PI / 2;
      if (fresh && !this.known.has(name) && settle > 0) {
        this.falling.push({ thing: ball, to: at.y, began: performance.now() });
        ball.position.y = TOP;
      }
    }
    this.known = new Set(seen.balls.keys());
    for (const line of seen.lines) this.rod(centre(placeOf(line[0])), centre(placeOf(line[2])));
    this.mayBe(seen);
    this.draw();
  }

  /** What may be chosen, and what is. */
  private mayBe({ balls, legal, ghost, ghostMark, hint }: Seen): void {
    if (hint) this.put(this.ring, this.glow, centre(placeOf(hint)), 1.08).rotation.x = Math.PI / 2;
    for (const act of legal) {
      const name = landing(act, balls);
      if (!name) continue;
      const place = placeOf(name);
      const stacked = !act.includes(".");
      const at = stacked ? centre(place).setY(TOP) : centre(place);
      if (name !== ghost) this.put(this.knob, this.hand, at, stacked ? 1 : 0.75);
      this.targets.push({ act, from: stacked ? centre(place).setY(0) : at, to: at });
    }
    if (!ghost) return;
    const at = centre(placeOf(ghost));
    const veil = this.woods[ghostMark].clone();
    veil.transparent = true;
    veil.opacity = 0.62;
    this.put(this.ball, veil, at);
    this.put(this.ring, this.hand, at, 1.03).rotation.x = Math.PI / 2;
  }

  private put(shape: SphereGeometry | TorusGeometry, wood: Material, at: Vector3, scale = 1): Mesh {
    const thing = new Mesh(shape, wood);
    thing.position.copy(at);
    thing.scale.setScalar(scale);
    this.things.add(thing);
    return thing;
  }

  private rod(from: Vector3, to: Vector3): void {
    const rod = new Mesh(new CylinderGeometry(0.17, 0.17, from.distanceTo(to), 14), this.glow);
    rod.position.copy(from).lerp(to, 0.5);
    rod.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), to.clone().sub(from).normalize());
    this.things.add(rod);
  }

  turn(across: number, up: number): void {
    this.yaw += across;
    this.pitch = Math.min(PITCH[1], Math.max(PITCH[0], this.pitch + up));
    this.draw();
  }

  size(width: number, height: number): void {
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.draw();
  }

  /** The act under a finger, from 0 to 1 across and down the canvas. */
  under(x: number, y: number): string | null {
    this.look();
    this.ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.camera);
    const near = this.targets
      .map(({ act, from, to }) => ({ act, away: this.ray.ray.distanceSqToSegment(from, to) }))
      .sort((a, b) => a.away - b.away)[0];
    return near && near.away < REACH ** 2 ? near.act : null;
  }

  private look(): void {
    const [turn, tilt] = [(this.yaw * Math.PI) / 180, (this.pitch * Math.PI) / 180];
    // far enough that the base's corners stay inside, however it is turned
    const away = Math.max(31.5, 30 / this.camera.aspect);
    this.camera.position.set(
      -Math.sin(turn) * Math.cos(tilt) * away,
      2.6 + Math.sin(tilt) * away,
      Math.cos(turn) * Math.cos(tilt) * away,
    );
    this.camera.lookAt(0, 1.9, 0);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld(true);
  }

  private draw(): void {
    if (!this.asked) this.asked = requestAnimationFrame(() => this.frame());
  }

  private frame(): void {
    this.asked = 0;
    const now = performance.now();
    this.falling = this.falling.filter(({ thing, to, began }) => {
      const t = Math.min(1, (now - began) / this.settle);
      // falls like a ball on a bar, with one small rebound
      const drop = t < 0.72 ? (t / 0.72) ** 2 : 1 - 0.06 * Math.sin(((t - 0.72) / 0.28) * Math.PI);
      thing.position.y = TOP + (to - TOP) * drop;
      return t < 1;
    });
    this.look();
    this.renderer.render(this.scene, this.camera);
    if (this.falling.length) this.draw();
  }

  close(): void {
    cancelAnimationFrame(this.asked);
    this.renderer.dispose();
  }
}
