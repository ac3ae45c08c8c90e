export { RoutingTabs } from './routing-tabs.tsx';
